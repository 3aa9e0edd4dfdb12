.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/bash

# Any Python from 3.11 on makes the environment: make play PYTHON=/path/to/python
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
BIN := .venv/bin
GAME ?= millefiori

# Which engine runs is decided here, not by what the caller's shell happens to say.
unexport PYTHONPATH

##@ Playing

.PHONY: play
play: $(BIN)/.runtime $(if $(DATABASE),$(BIN)/.postgresql) web ## serve the web table on this machine and print its address (ARGS="--port 8001", DATABASE=postgresql://…)
	@$(if $(DATABASE),LUDOTECA_DATABASE="$(DATABASE)") PYTHONPATH="$$($(BIN)/python tools/compile.py --if-current)" \
		LUDOTECA_NATIVE="$$($(BIN)/python tools/compile.py --meanwhile)" exec $(BIN)/ludoteca serve $(ARGS)

.PHONY: compile
compile: $(BIN)/.dev ## compile the engine into build/native (needs a C compiler), as `make play` does by itself
	@$(BIN)/python tools/compile.py

##@ Working on it

.PHONY: setup
setup: $(BIN)/.dev ## make the environment .venv with everything tests need

.PHONY: web
web: $(BIN)/.runtime ## build the web client
	@$(BIN)/python tools/web.py build

.PHONY: test
test: $(BIN)/.dev ## check everything (STAGES="lint types" for some of it)
	@$(BIN)/python tools/run_tests.py $(STAGES)

.PHONY: format
format: $(BIN)/.dev ## put sources into their one format
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format
	@$(BIN)/python tools/web.py run format

.PHONY: docs
docs: $(BIN)/.docs ## build the documentation site into build/docs, English and Spanish
	@PYTHONPATH=. $(BIN)/python -m tools.docs

.PHONY: rules
rules: $(BIN)/.dev ## show the clauses of GAME's rules and the tests that prove them
	@$(BIN)/ludoteca rules $(GAME) --check

.PHONY: mutants
mutants: $(BIN)/.dev ## change random places in GAME's rules and show what no test notices (COUNT=100 SEED=1)
	@$(BIN)/python tools/mutants.py $(GAME) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(ARGS)

.PHONY: fuzz
fuzz: compile ## change a million small things in records and positions: refused with a clear error, or playable (ARGS="--count 1000 duel")
	@PYTHONPATH=build/native $(BIN)/python tools/fuzz.py $(ARGS)

.PHONY: playthroughs
playthroughs: $(BIN)/.dev ## make the golden records and text playthroughs anew and show what changed
	@$(BIN)/python tools/playthroughs.py $(ARGS)

.PHONY: reasons
reasons: $(BIN)/.dev ## tell how much of what is not legal is explained, what is not, and how fast (compiled if it is)
	@PYTHONPATH="$$($(BIN)/python tools/compile.py --if-current)" $(BIN)/python tools/reasons.py $(ARGS)

.PHONY: digests
digests: $(BIN)/.dev ## make the digests of whole games anew and show what changed
	@$(BIN)/python tools/digests.py $(ARGS)

.PHONY: bench
bench: $(BIN)/.bench compile ## measure speed beside python-chess and catanatron (ARGS=--quick)
	@$(BIN)/python benchmarks/run.py $(ARGS)

.PHONY: batches
batches: $(BIN)/.bench compile ## measure observations, keys, batches and environments beside a plain loop (ARGS=--quick)
	@PYTHONPATH=build/native:. $(BIN)/python benchmarks/learning.py $(ARGS)

.PHONY: moments
moments: $(BIN)/.dev ## measure how long a moment of the past takes, in the longest game of every title (ARGS="--games 5")
	@$(BIN)/python benchmarks/replay.py $(ARGS)

.PHONY: reviews
reviews: compile ## measure how long the review of a game of two takes, of every title (ARGS="--seed 2")
	@PYTHONPATH=build/native $(BIN)/python benchmarks/review.py $(ARGS)

.PHONY: examples
examples: compile ## learn Mille Fiori and Caylus with PPO, ten minutes each, and let bots and a search play (ARGS="--minutes 2")
	@for title in millefiori caylus; do PYTHONPATH=build/native $(BIN)/python -m examples.train $$title $(ARGS) || exit 1; done
	@PYTHONPATH=build/native $(BIN)/python -m examples.random_play
	@PYTHONPATH=build/native $(BIN)/python -m examples.search

.PHONY: strength
strength: compile ## play the contests that measure the bots and are not played yet (ARGS="duel", ARGS=--list)
	@PYTHONPATH=build/native:. $(BIN)/python benchmarks/strength.py $(ARGS)

.PHONY: crash
crash: $(BIN)/.dev ## kill servers, bot workers and databases under load and count what is lost: nothing (ARGS="--kills 100")
	@LUDOTECA_POSTGRES="$$($(BIN)/python tools/postgres.py)" PYTHONPATH=. \
		$(BIN)/python benchmarks/crash.py --database sqlite postgresql $(ARGS)

.PHONY: load
load: compile ## measure how many people a server holds, into benchmarks/LOAD.md; some 25 minutes (ARGS="--tables 100")
	@PYTHONPATH=build/native:. $(BIN)/python benchmarks/load.py --into benchmarks/LOAD.md $(ARGS)

.PHONY: siege
siege: compile ## besiege a server with a million odd messages and requests; an hour at most (ARGS="--count 10000")
	@PYTHONPATH=build/native:. $(BIN)/python benchmarks/siege.py $(ARGS)

.PHONY: loading
loading: compile ## measure how long the longest game of each title takes to load
	@PYTHONPATH=build/native $(BIN)/python benchmarks/loading.py $(ARGS)

.PHONY: pictures
pictures: web compile ## take the pictures of docs/pictures anew, in a Chromium (ARGS="puzzle review")
	@LUDOTECA_CHROMIUM="$$($(BIN)/python tools/chromium.py)" PYTHONPATH=build/native:. $(BIN)/python tools/pictures.py $(ARGS)

.PHONY: audit
audit: $(BIN)/.audit ## look for known faults in what we depend on, of Python and npm, where the lists can be reached
	@PYTHONPATH=. $(BIN)/python tools/audit.py

.PHONY: wheel
wheel: $(BIN)/.dev web ## make a wheel and a source archive in dist/, and try the wheel in an environment of its own
	@$(BIN)/python tools/wheel.py

.PHONY: lock
lock: $(BIN)/.lock ## pin versions and hashes in requirements/ anew (ARGS=--upgrade for the newest)
	@PATH="$(CURDIR)/$(BIN):$$PATH" tools/lock.sh $(ARGS)

.PHONY: clean
clean: ## remove everything built or installed here
	rm -rf .venv build dist src/*.egg-info src/ludoteca/server/static web/node_modules web/dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help: ## list these targets
	@awk 'BEGIN { FS = ":.*## " } /^##@/ { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

# The environment, in layers; each stamp stands for one installed lock file. Our own package is installed
# editable and never compiled there.

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
INSTALL_OURSELVES = LUDOTECA_COMPILE=no $(PIP) --no-deps --no-build-isolation --editable .

$(BIN)/.made:
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or newer: make play PYTHON=/path/to/python" >&2; exit 1; }
	@echo "Making the environment .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

$(BIN)/.runtime: $(BIN)/.made requirements/runtime.txt pyproject.toml setup.py
	@echo "Installing what the server needs"
	@$(PIP) --require-hashes -r requirements/runtime.txt
	@$(INSTALL_OURSELVES)
	@touch $@

$(BIN)/.postgresql: $(BIN)/.runtime requirements/postgresql.txt
	@echo "Installing the driver of the database"
	@$(PIP) --require-hashes -r requirements/postgresql.txt
	@touch $@

$(BIN)/.dev: $(BIN)/.runtime requirements/dev.txt
	@echo "Installing what tests need"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(BIN)/.envs: $(BIN)/.dev requirements/envs.txt
	@echo "Installing OpenSpiel and Ray"
	@$(PIP) --require-hashes -r requirements/envs.txt
	@touch $@

$(BIN)/.docs: $(BIN)/.dev requirements/docs.txt
	@echo "Installing what makes the documentation"
	@$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

$(BIN)/.bench: $(BIN)/.dev requirements/bench.txt requirements/peers.txt
	@echo "Installing what the benchmark compares us with"
	@$(PIP) --require-hashes -r requirements/bench.txt
	@$(PIP) --require-hashes --no-deps -r requirements/peers.txt
	@touch $@

$(BIN)/.audit: $(BIN)/.made
	@$(PIP) pip-audit
	@touch $@

$(BIN)/.lock: $(BIN)/.made
	@$(PIP) uv
	@touch $@
