"""What every test shares."""

from __future__ import annotations

import gc
import os
import shutil
import uuid

import pytest
from hypothesis import settings

from tests import once
from tests.literate.plugin import pytest_addoption, pytest_collect_file

__all__ = [
    "pytest_addoption",
    "pytest_collect_file",
    "pytest_collection_finish",
    "pytest_configure",
    "pytest_sessionfinish",
]

# What one test proves is no answer for another, and tests share the processors by themselves.
os.environ.setdefault("CAMBIO_SPEC_CACHE", "off")
os.environ.setdefault("CAMBIO_SPEC_PROCESSES", "1")

# The same examples on every run; `HYPOTHESIS_PROFILE=search` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("search", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_configure(config: pytest.Config) -> None:
    """The name of a run is known where it ends, too."""
    if getattr(config.option, "testrunuid", "") is None and not hasattr(config, "workerinput"):
        config.option.testrunuid = uuid.uuid4().hex


def pytest_collection_finish() -> None:
    """What is there now stays to the end: looking through it for garbage takes a tenth of the
    time, and finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Takes away what the processes of a run have shared."""
    run = getattr(session.config.option, "testrunuid", None)
    if run is not None and not hasattr(session.config, "workerinput"):
        shutil.rmtree(once.folder(run), ignore_errors=True)
