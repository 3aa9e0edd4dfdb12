"""``python -m ludoteca`` is the same as ``ludoteca``."""

import sys

from ludoteca.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
