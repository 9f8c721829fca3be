# Penultimate: `make play` and `make test` need Python >= 3.11 and make, and bring the rest themselves.
# What playing needs is set up by play.py, for machines without make as well; this file adds what working on it needs.
#
# Two modes from one source:
#   compiled     the wheel installed in .venv, its rules compiled by mypyc where there is a C compiler
#   interpreted  PYTHONPATH=src, which comes before the installed wheel: what one uses while writing code,
#                PYTHONPATH=src .venv/bin/python -m pytest tests/rules
# `make test` runs COMPILED_TESTS, the tests of code that is compiled or sits right on it, in both modes, and
# everything else once, on the installed wheel: that is what people get.

# What `make play` starts.
PLAY ?= serve --open
COMPILED_TESTS := $(wildcard tests/rules tests/scenarios tests/records tests/bots tests/lab tests/tables tests/hall \
	tests/web/test_listening.py tests/web/test_floods.py tests/web/test_sockets.py)
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

STATIC := src/penultimate/web/static

.PHONY: help play test test-long effects-test docs lint format bench figures kill-test pictures locks clean \
	check-ui figures-age test-interpreted wording test-compiled setup $(VENV)/.installed cluster-test
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo 'make play       set up, then play'
	@echo 'make test       set up, then everything that must pass'
	@echo 'make test-long  what takes minutes: wheel and sdist in a bare environment, the documentation'
	@echo 'make effects-test  ten million random moves with arbitrary rules on the Question Cards'
	@echo 'make docs       the documentation as pages with a search, in build/docs'
	@echo 'make wording    everything the game can say, in five languages, to read through: build/wording'
	@echo 'make lint       ruff, mypy, import-linter          make format   let ruff, ESLint and Prettier tidy up'
	@echo 'make bench      speed, against RLCard              make pictures screenshots'
	@echo 'make figures    every figure in README and docs anew (three hours and more; FIGURES="speed load": only those)'
	@echo 'make kill-test  a thousand kills of the server during play'
	@echo 'make cluster-test  a thousand faults of three servers and their database during play'
	@echo 'make locks      requirements/*.lock anew (locks UPGRADE=--upgrade: newest versions)'

play:
	@[ -n "$(PYTHON)" ] || { echo 'Penultimate needs Python 3.11 or newer' >&2; exit 1; }
	@$(PYTHON) play.py $(PLAY)

# The closing line of the last pytest run stands at the end.
# A compiler that refuses the rules is an error here, and only a warning in `make play`.
test: export PENULTIMATE_COMPILED := 1
test: setup lint check-ui figures-age test-interpreted test-compiled

figures-age: $(VENV)/.dev
	@$(PY) tools/figures.py age

setup: $(VENV)/.dev $(VENV)/.installed $(if $(wildcard tests/browser),$(VENV)/.browser) $(VENV)/.proxy $(VENV)/.postgres \
	$(VENV)/.louis

lint: $(VENV)/.dev
	@$(PHASE) 'ruff: habits' $(VENV)/bin/ruff check .
	@$(PHASE) 'ruff: layout' $(VENV)/bin/ruff format --check .
	@$(PHASE) 'mypy: types' $(VENV)/bin/mypy src tests tools hatch_build.py play.py
	@PYTHONPATH=src $(PHASE) 'import-linter: who imports whom' $(VENV)/bin/lint-imports --no-logo

format: $(VENV)/.dev ui/node_modules/.installed
	@$(VENV)/bin/ruff check --fix . ; $(VENV)/bin/ruff format . ; $(PY) tools/ui.py format

check-ui: ui/node_modules/.installed
	@$(PHASE) 'Prettier, ESLint: layout and habits of the page' $(PY) tools/ui.py lint
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

# What `make test` leaves out because it takes minutes or builds things anew.
test-long: setup $(VENV)/.docs
	@$(PHASE) 'pytest: wheel, sdist, documentation' $(PY) -m pytest tests/long

# Every effect ends, and no card is lost; `make test` does a tenth of a percent of it.
effects-test: setup
	@PYTHONPATH=. $(PHASE) 'ten million moves with arbitrary rules' $(PY) tools/effects_end.py 10000000

docs: $(VENV)/.docs
	@PYTHONPATH=src $(PHASE) 'Sphinx: the documentation' $(PY) -m sphinx -b html -q -W --keep-going docs build/docs
	@echo 'build/docs/index.html'

# A thousand random SIGKILLs during play; `make test` does a few of them.
kill-test: $(VENV)/.dev $(VENV)/.installed
	@PENULTIMATE_KILLS=$${PENULTIMATE_KILLS:-1000} $(PY) -m pytest -s tests/web/test_kill.py

# Three servers and a PostgreSQL: a thousand kills, sleeps, stops, restarts and cut wires; `make test` does twenty.
cluster-test: $(VENV)/.dev $(VENV)/.installed $(VENV)/.postgres
	@PENULTIMATE_OUTAGE=30 $(PY) -m pytest -s tests/cluster/test_doors.py -k away
	@PENULTIMATE_FAULTS=$${PENULTIMATE_FAULTS:-1000} $(PY) -m pytest -s tests/cluster/test_faults.py

bench: $(VENV)/.installed $(VENV)/.bench $(VENV)/.browser
	@$(PY) $(BENCH)
	@$(PY) tools/page_speed.py

# From their own commands into docs/figures.json and the documents; on a quiet machine.
figures: $(VENV)/.dev $(VENV)/.installed $(VENV)/.bench
	@$(PY) tools/figures.py take $(FIGURES)

pictures: $(VENV)/.dev $(VENV)/.installed $(VENV)/.browser
	@$(PY) $(PICTURES)

locks:
	@[ -x build/uv/bin/uv ] || { $(PYTHON) -m venv build/uv && build/uv/bin/pip install -q uv; }
	@UV=build/uv/bin/uv tools/lock.sh $(UPGRADE)

# From the sources: what is being written now.
wording: $(VENV)/.dev
	@PYTHONPATH=src $(PY) tools/wording.py

clean:
	rm -rf $(VENV) build dist ui/node_modules $(STATIC) .mypy_cache .ruff_cache .pytest_cache

# --- set-up, step by step: a step is repeated when what it depends on is newer than its stamp

$(VENV)/bin/python:
	@[ -n "$(PYTHON)" ] || { echo 'Penultimate needs Python 3.11 or newer' >&2; exit 1; }
	@$(PHASE) 'a virtual environment in $(VENV)' $(PYTHON) -m venv $(VENV)

$(VENV)/.dev: requirements/dev.lock | $(PY)
	@$(PHASE) 'libraries to play, test and train with' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.docs: requirements/docs.lock | $(VENV)/.dev
	@$(PHASE) 'libraries to write documentation with' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.bench: requirements/bench.lock | $(VENV)/.installed
	@$(PHASE) 'libraries to compare with' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.node: requirements/node.lock tools/ui.py | $(PY)
	@$(PY) tools/ui.py which >/dev/null 2>&1 || \
		$(PHASE) 'Node, from PyPI' $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/.browser: tools/find_browser.py | $(VENV)/.dev
	@$(PHASE) 'a browser for the tests' $(PY) $< --install
	@touch $@

$(VENV)/.postgres: tools/find_postgres.py | $(VENV)/.dev
	@$(PHASE) 'a PostgreSQL for the tests' $(PY) $< --install
	@touch $@

$(VENV)/.proxy: tools/find_proxy.py | $(VENV)/.dev
	@$(PHASE) 'a proxy for the tests' $(PY) $< --install
	@touch $@

$(VENV)/.louis: tools/find_louis.py | $(VENV)/.dev
	@$(PHASE) 'liblouis, to read Braille in the tests' $(PY) $< --install
	@touch $@

ui/node_modules/.installed: ui/package-lock.json ui/.npmrc | $(VENV)/.node
	@$(PHASE) 'libraries of the page' $(PY) tools/ui.py ci
	@touch $@

# The page and the package: play.py knows what they depend on, and does nothing where nothing has changed.
$(VENV)/.installed: | $(PY)
	@$(PY) play.py --set-up
