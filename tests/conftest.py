"""What every test shares."""

from __future__ import annotations

import os

from hypothesis import settings

from tests.literate.plugin import pytest_addoption, pytest_collect_file

__all__ = ["pytest_addoption", "pytest_collect_file"]

# What one test proves is no answer for another, and tests share the processors by themselves.
os.environ.setdefault("CAMBIO_SPEC_CACHE", "off")
os.environ.setdefault("CAMBIO_SPEC_PROCESSES", "1")

# The same examples on every run; `HYPOTHESIS_PROFILE=search` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("search", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
