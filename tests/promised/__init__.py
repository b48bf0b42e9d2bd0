"""Links with what they showed when they were recorded: how to read a page, the file, and the command that writes it."""
