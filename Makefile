# Penultimate: `make play` and `make test` need Python >= 3.11 and make, and bring the rest themselves.
#
# Two modes from one source:
#   compiled     the wheel installed in .venv, its rules compiled by mypyc where there is a C compiler
#   interpreted  PYTHONPATH=src, which comes before the installed wheel: what one uses while writing code,
#                PYTHONPATH=src .venv/bin/python -m pytest tests/rules
# `make test` runs COMPILED_TESTS, the tests of code that is compiled or sits right on it, in both modes, and
# everything else once, on the installed wheel: that is what people get.

# What `make play` starts.
PLAY ?= serve --open
COMPILED_TESTS := $(wildcard tests/rules tests/scenarios tests/records tests/bots tests/lab)
# Two workers suit a small machine; PYTEST_ARGS= runs without, PYTEST_ARGS="-x -k draw" picks.
PYTEST_ARGS ?= -n 2 --dist worksteal
BENCH ?= -m penultimate.lab.bench
PICTURES ?= tools/pictures.py

SHELL := /bin/sh
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input -qq
PHASE := tools/phase
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)

UI_SOURCES := $(shell find ui/src ui/public ui/index.html ui/*.ts ui/*.js ui/*.json src/penultimate/wording \
	-type f ! -name '*.py' ! -name '*.pyc' 2>/dev/null)
STATIC := src/penultimate/web/static
SOURCES := $(shell find src/penultimate -type f ! -name '*.pyc' ! -path '$(STATIC)/*')

.PHONY: help play test lint format bench kill-test pictures locks clean check-ui test-interpreted test-compiled setup
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo 'make play       set up, then play'
	@echo 'make test       set up, then everything that must pass'
	@echo 'make lint       ruff, mypy, import-linter          make format   let ruff tidy up'
	@echo 'make bench      speed, against RLCard              make pictures screenshots'
	@echo 'make kill-test  a thousand kills of the server during play'
	@echo 'make locks      requirements/*.lock anew (locks UPGRADE=--upgrade: newest versions)'

play: $(VENV)/.installed
	@$(VENV)/bin/penultimate $(PLAY)

# The closing line of the last pytest run stands at the end.
# A compiler that refuses the rules is an error here, and only a warning in `make play`.
test: export PENULTIMATE_COMPILED := 1
test: setup lint check-ui test-interpreted test-compiled

setup: $(VENV)/.dev $(VENV)/.installed $(if $(wildcard tests/browser),$(VENV)/.browser)

lint: $(VENV)/.dev
	@$(PHASE) 'ruff: habits' $(VENV)/bin/ruff check .
	@$(PHASE) 'ruff: layout' $(VENV)/bin/ruff format --check .
	@$(PHASE) 'mypy: types' $(VENV)/bin/mypy src tests tools hatch_build.py
	@PYTHONPATH=src $(PHASE) 'import-linter: who imports whom' $(VENV)/bin/lint-imports --no-logo

format: $(VENV)/.dev
	@$(VENV)/bin/ruff check --fix . ; $(VENV)/bin/ruff format .

check-ui: ui/node_modules/.installed
	@$(PHASE) 'svelte-check: types of the page' $(PY) tools/ui.py check
	@$(PHASE) 'vitest: tests of the page' $(PY) tools/ui.py test

test-interpreted: $(VENV)/.dev
ifneq ($(COMPILED_TESTS),)
	@if $(PY) tools/compile.py has-compiler; then PYTHONPATH=src PENULTIMATE_EXPECT=interpreted \
		$(PHASE) 'pytest: interpreted' $(PY) -m pytest $(PYTEST_ARGS) $(COMPILED_TESTS); fi
endif

# The browser has a run of its own: Playwright keeps an event loop going, which other tests cannot share.
test-compiled: setup
	@if $(PY) tools/compile.py has-compiler; then mode=compiled; else mode=interpreted; fi; \
		PENULTIMATE_EXPECT=$$mode $(PHASE) "pytest: in a browser, $$mode" $(PY) -m pytest $(PYTEST_ARGS) tests/browser && \
		PENULTIMATE_EXPECT=$$mode $(PHASE) "pytest: the installed wheel, $$mode" \
			$(PY) -m pytest $(PYTEST_ARGS) --ignore=tests/browser

# A thousand random SIGKILLs during play; `make test` does a few of them.
kill-test: $(VENV)/.dev $(VENV)/.installed
	@PENULTIMATE_KILLS=$${PENULTIMATE_KILLS:-1000} $(PY) -m pytest -s tests/web/test_kill.py

bench: $(VENV)/.installed $(VENV)/.bench
	@$(PY) $(BENCH)

pictures: $(VENV)/.dev $(VENV)/.installed $(VENV)/.browser
	@$(PY) $(PICTURES)

locks:
	@[ -x build/uv/bin/uv ] || { $(PYTHON) -m venv build/uv && build/uv/bin/pip install -q uv; }
	@UV=build/uv/bin/uv tools/lock.sh $(UPGRADE)

clean:
	rm -rf $(VENV) build dist ui/node_modules $(STATIC) .mypy_cache .ruff_cache .pytest_cache

# --- set-up, step by step: a step is repeated when what it depends on is newer than its stamp

$(VENV)/bin/python:
	@[ -n "$(PYTHON)" ] || { echo 'Penultimate needs Python 3.11 or newer' >&2; exit 1; }
	@$(PHASE) 'a virtual environment in $(VENV)' $(PYTHON) -m venv $(VENV)

# dev.lock holds everything that play.lock does, in the same versions.
$(VENV)/.play: requirements/play.lock | $(PY)
	@if [ ! -e $(VENV)/.dev ] || [ requirements/dev.lock -nt $(VENV)/.dev ]; then \
		$(PHASE) 'libraries to play with' $(PIP) install --require-hashes -r $<; fi
	@touch $@

$(VENV)/.dev: requirements/dev.lock | $(PY)
	@$(PHASE) 'libraries to play, test and train with' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.bench: requirements/bench.lock | $(VENV)/.play
	@$(PHASE) 'libraries to compare with' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.node: requirements/node.lock tools/ui.py | $(PY)
	@$(PY) tools/ui.py which >/dev/null 2>&1 || \
		$(PHASE) 'Node, from PyPI' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.browser: tools/find_browser.py | $(VENV)/.dev
	@$(PHASE) 'a browser for the tests' $(PY) $< --install
	@touch $@

ui/node_modules/.installed: ui/package-lock.json ui/.npmrc | $(VENV)/.node
	@$(PHASE) 'libraries of the page' $(PY) tools/ui.py ci
	@touch $@

$(STATIC)/index.html: $(UI_SOURCES) | ui/node_modules/.installed
	@$(PHASE) 'Vite: the page' $(PY) tools/ui.py build
	@touch $@

# Without build isolation: hatchling and mypy are the locked ones in .venv. The stamp is as old as the start of the
# build, so that a file saved meanwhile is not missed.
$(VENV)/.installed: $(SOURCES) $(STATIC)/index.html pyproject.toml hatch_build.py tools/compile.py | $(VENV)/.play
	@touch $(VENV)/.installing
	@$(PHASE) 'the package, compiled where that is possible' \
		$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@$(VENV)/bin/penultimate about
	@mv $(VENV)/.installing $@
