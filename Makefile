# Two commands do everything: `make run` serves the games, `make test` runs every test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# As locked.
FETCHED := --quiet --no-deps --require-hashes
STATIC := src/ludotheque/server/static/index.html
SITE := src/ludotheque/server/site/index.html
PAGES := mkdocs.yml bench/plots.py $(shell find docs bench/data -type f -not -path '*/__pycache__/*' 2>/dev/null)
WEB := $(shell find web src/ludotheque/locales -type f -not -path 'web/node_modules/*' -not -path '*/__pycache__/*' 2>/dev/null)

.PHONY: run test install tools web lint types check-web docs kernels warm unit browser figures lock clean dist

run: install web docs kernels
	$(BIN)/ludotheque serve

# One pip at a time; then what is built and checked shares the cores, and the tests use all of them by themselves.
test: tools $(VENV)/.docs
	$(MAKE) --jobs 2 --output-sync check-web warm docs types lint
	$(MAKE) unit browser

install: $(VENV)/.installed

$(VENV)/.installed: requirements/run.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install $(FETCHED) -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

tools: $(VENV)/.tools

$(VENV)/.tools: requirements/test.txt $(VENV)/.installed
	$(BIN)/python -m pip install $(FETCHED) -r requirements/test.txt
	touch $@

web: install $(STATIC)

$(STATIC): $(WEB)
	if $(BIN)/python web/build.py needs-node; then $(BIN)/python -m pip install $(FETCHED) -r requirements/node.txt; fi
	$(BIN)/python web/build.py build
	touch $@

# The documentation, into the package: the server has it at /docs.
docs: $(SITE)

$(VENV)/.docs: requirements/docs.txt $(VENV)/.installed
	$(BIN)/python -m pip install $(FETCHED) -r requirements/docs.txt
	touch $@

$(SITE): $(PAGES) $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	touch $@

lint: tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: tools
	$(BIN)/mypy

check-web: web
	$(BIN)/python web/build.py check
	$(BIN)/python web/build.py test

# What bots search with is compiled before the first table opens: nobody who plays waits for it.
KERNELS := $(wildcard src/ludotheque/search/*.py src/ludotheque/games/*/kernel/*.py)
kernels: $(VENV)/.kernels

$(VENV)/.kernels: $(KERNELS) $(VENV)/.installed
	$(BIN)/python -m ludotheque.search.warm
	touch $@

# Kernels are compiled once, into one cache, before tests run side by side.
warm: install
	$(BIN)/python -m ludotheque.search.warm

# What is compiled cannot be watched, and conformance plays every variant through the same lines: both run apart. Watching
# makes Python two and a half times slower, so tests that go over the same lines many times are marked `no_cover`.
UNWATCHED := tests/conformance $(wildcard tests/games/*/kernel)
unit: tools warm web docs
	$(BIN)/python -m pytest -n 2 --dist loadgroup $(UNWATCHED)
	$(BIN)/python -m pytest -n 2 --dist loadgroup $(addprefix --ignore=,tests/browser $(UNWATCHED)) --cov --cov-report=
	$(BIN)/python bench/figures.py --check

# By themselves: Playwright keeps an event loop of its own in the process.
browser: tools warm web
	$(BIN)/python -m pytest -n 2 --dist loadgroup tests/browser

# Who imports whom, how long files are, tests to code, and the coverage of the last `make unit`.
figures: tools
	$(BIN)/python bench/figures.py

dist: tools
	$(BIN)/python -m build

lock:
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra build --extra all pyproject.toml -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra build --extra all --extra test pyproject.toml -o requirements/test.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra docs --constraint requirements/test.txt pyproject.toml -o requirements/docs.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 requirements/node.in -o requirements/node.txt

clean:
	rm -rf $(VENV) web/node_modules src/ludotheque/server/static src/ludotheque/server/site src/ludotheque/drawings/built dist
