# Deepfield: one word for each thing one does. Needs python3 (3.11 or newer, with venv), make and git;
# `make compiled` also a C compiler and Python's headers.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
STAMP := $(VENV)/.stamp
WORKERS ?= 2
POSSIBLE ?= --possible

.DEFAULT_GOAL := help
.PHONY: help play test test-source test-compiled check dev compiled pure bench clean lock env env-dev env-bench format
.DELETE_ON_ERROR:

help:
	@echo "make play      a game in the terminal"
	@echo "make test      all tests; those of kernel, games and bots on the compiled build too"
	@echo "make check     format, lint, types, import arrows, rules, texts"
	@echo "make dev       the development environment, and a game against bots"
	@echo "make compiled  kernel and games through mypyc, beside their sources"
	@echo "make pure      takes the compiled build away"
	@echo "make bench     the benchmarks, as a table and as bench/latest.json"
	@echo "make format    puts the source in its form"
	@echo "make lock      the requirements anew (needs uv)"
	@echo "make clean     takes away all that was made here"

# ---- what people do ----

play: $(STAMP)-play
	@$(BIN)/deepfield play beyond_the_sun $(ARGS)

test: test-source test-compiled

test-source: $(STAMP)-dev
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

test-compiled: $(STAMP)-dev
	$(BIN)/python tools/compiled_tree.py $(POSSIBLE) --engine -m pytest -n $(WORKERS)

check: $(STAMP)-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright --warnings
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/check_texts.py
	$(BIN)/python tools/check_words.py

dev: $(STAMP)-dev
	@$(BIN)/deepfield play beyond_the_sun --seats me,rules,rules $(ARGS)

compiled: $(STAMP)-dev
	$(BIN)/python tools/compile.py

pure:
	$(PYTHON) tools/compile.py --pure

bench: $(STAMP)-bench
	$(BIN)/python bench/run.py $(ARGS)

format: $(STAMP)-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: pure
	rm -rf $(VENV) build dist bench/latest.json

# ---- the environment: each stamp is as old as the files that it was made from ----

env: $(STAMP)-play

env-dev: $(STAMP)-dev

env-bench: $(STAMP)-bench

$(STAMP)-venv:
	@$(PYTHON) -c "import sys; sys.exit(0 if sys.version_info >= (3, 11) else 'Deepfield needs Python 3.11 or newer')"
	@$(PYTHON) -c "import ensurepip, venv" || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)"; exit 1; }
	@echo "making the environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@: > $@

$(STAMP)-play: requirements/base.txt pyproject.toml hatch_build.py | $(STAMP)-venv
	@echo "installing what Deepfield needs ..."
	@$(PIP) install --require-hashes -r requirements/base.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@: > $@

$(STAMP)-dev: requirements/dev.txt $(STAMP)-play
	@echo "installing what its developers need ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@: > $@

$(STAMP)-bench: requirements/bench.txt $(STAMP)-dev
	@echo "installing what the benchmarks need ..."
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@: > $@

# ---- the locks: no registry is named in them ----

LOCK := uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11

lock:
	$(LOCK) pyproject.toml requirements/build.in -o requirements/base.txt
	$(LOCK) requirements/dev.in -o requirements/dev.txt
	$(LOCK) requirements/bench.in -o requirements/bench.txt
