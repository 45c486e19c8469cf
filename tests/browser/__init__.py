"""Tests of the page in a browser: a package, so that they can share one (see conftest.py)."""
