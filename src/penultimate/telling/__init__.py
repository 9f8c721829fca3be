"""A recorded match told as text: from one seat's eyes, as a watcher sees it, or with all hands open."""

from penultimate.telling.story import tell, tell_open

__all__ = ["tell", "tell_open"]
