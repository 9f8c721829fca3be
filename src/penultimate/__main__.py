"""`python -m penultimate` is the command `penultimate`."""

import sys

from penultimate.cli import main

sys.exit(main())
