# Needs Python 3.11 or newer with venv and pip, git and make; nothing else.
#
#   make            install into .venv, check the rules, build the rulebooks
#   make test       everything that must hold before a change lands
#   make fmt        format the Python sources
#   make scorecard  measure the checker on seeded faults: some ten minutes
#   make accept     take the present output of the golden tests as the expected one
#   make clean      remove .venv and the caches

SHELL := /bin/sh
PYTHON ?=
BIN := .venv/bin
PY := $(BIN)/python

unexport PYTHONHOME PYTHONPATH
# Settings of the user's pip that can't work inside a virtual environment.
export PIP_USER := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The same random examples on every run: Hypothesis also draws what stands in the sources, out of sets.
export PYTHONHASHSEED := 0

.PHONY: all test fmt scorecard accept clean FORCE
.DELETE_ON_ERROR:

# $(call step,what is done,command): says what it does, and on failure what failed.
step = @printf '\n== %s\n' '$(1)'; $(2) || { status=$$?; printf '\nFAILED: %s\n' '$(1)' >&2; exit $$status; }

all: .venv/installed
	$(call step,Checking the rules,$(BIN)/cambio-spec check)
	$(call step,Building the rulebooks,$(BIN)/cambio-spec build)
	@printf '\nOpen:\n'; for file in generated/rulebooks/*/*.pdf generated/sheets/*/*.pdf; do \
	  if [ -e "$$file" ]; then printf '  %s\n' "$$file"; fi; done

test: .venv/installed-for-tests
	$(call step,Format (mend with: make fmt),$(PY) -m ruff format --check .)
	$(call step,Lint,$(PY) -m ruff check .)
	$(call step,Types,$(PY) -m mypy)
	$(call step,Import contracts,$(BIN)/lint-imports --no-logo)
	$(call step,generated/ is fresh (mend with: make),$(BIN)/cambio-spec build --check)
	@printf '\n== Tests\n'; $(PY) -m pytest -n 2 --dist worksteal

fmt: .venv/installed-for-tests
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

scorecard: .venv/installed-for-tests
	$(PY) -m tests.scorecard --write

accept: .venv/installed-for-tests
	$(PY) -m pytest --accept --snapshot-update
	@git --no-pager diff --stat -- tests

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment works only where it was made: one that came along when the folder was
# copied or moved, or whose Python is gone, is made anew.
STALE := $(shell [ "$$(cat .venv/place 2>/dev/null)" = "$$(pwd -P)" ] && $(PY) -c '' 2>/dev/null || echo stale)

.venv/place: $(if $(STALE),FORCE)
	@if [ -n '$(PYTHON)' ]; then set -- '$(PYTHON)'; \
	else set -- python3 python3.14 python3.13 python3.12 python3.11; fi; \
	for candidate do \
	  if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    if ! "$$candidate" -c 'import venv, ensurepip' 2>/dev/null; then \
	      echo "$$candidate has no venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; \
	    fi; \
	    printf '\n== Making .venv with %s\n' "$$("$$candidate" --version)"; \
	    "$$candidate" -m venv --clear .venv && pwd -P > $@; exit; \
	  fi; \
	done; \
	echo "Python 3.11 or newer is needed, but none was found as: $$*." >&2; \
	echo "Name one with: make PYTHON=/path/to/python3" >&2; exit 1

.venv/installed: .venv/place pyproject.toml
	$(call step,Installing into .venv (about a minute the first time),$(PY) -m pip install -qq --editable .)
	@touch $@

.venv/installed-for-tests: .venv/place pyproject.toml
	$(call step,Installing into .venv with the test tools,$(PY) -m pip install -qq --editable '.[test]')
	@touch .venv/installed $@
