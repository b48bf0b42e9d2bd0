"""What each page of the story shows."""
