# Everything is installed into .venv from the lock files; nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv

.PHONY: play test lint bench mutate lock clean

play: $(VENV)/ready  ## play Lockdown in the terminal, against bots
	$(BIN)/huisclos play lockdown

test: lint  ## all checks and tests
	$(BIN)/pytest -n 2

lint: $(VENV)/ready
	$(BIN)/ruff check src tests benchmarks docs
	$(BIN)/ruff format --check src tests benchmarks docs
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/ready  ## speed, beside other engines where they can be installed
	-$(UV) pip install --python $(BIN)/python -q -r requirements-bench.lock
	$(BIN)/python -m benchmarks

mutate: $(VENV)/ready  ## mutation tests of the rules (long)
	$(UV) pip install --python $(BIN)/python -q -r requirements-mutation.lock
	$(BIN)/mutmut run --max-children 2
	$(BIN)/mutmut results

lock: $(VENV)/uv  ## renew the lock files
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  --extra dev pyproject.toml -o requirements-dev.lock
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  --extra bench -c requirements-dev.lock pyproject.toml -o requirements-bench.lock
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url \
	  --extra mutation -c requirements-dev.lock pyproject.toml -o requirements-mutation.lock

$(VENV)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==0.13.7
	@touch $@

$(VENV)/ready: $(VENV)/uv requirements-dev.lock pyproject.toml
	$(UV) pip install --python $(BIN)/python -q -r requirements-dev.lock
	$(UV) pip install --python $(BIN)/python -q --no-deps -e .
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
