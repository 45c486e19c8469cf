"""Lets ``python -m arpents`` do what ``arpents`` does."""

from arpents.cli import main

if __name__ == "__main__":
    main()
