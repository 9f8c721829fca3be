"""The table in the terminal: plain lines that scroll, also for screen readers and Braille displays."""
