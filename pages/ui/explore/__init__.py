"""Explore's panels."""
