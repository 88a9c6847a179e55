# Everything a fresh machine needs is Python 3.11 or later, with pip and venv.
PYTHON ?= python3
BIN := .venv/bin
FAST := tests/core tests/games tests/laws tests/tools tests/words
# One a core: each of them imports and collects everything before it runs its share.
WORKERS := $(shell $(PYTHON) -c 'import os; print(min(4, os.cpu_count() or 1))')
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
# Tests in a browser that passed only at their second try, as they stood at the first.
AGAIN := build/tried-again.txt
COMPILED := tests $(FAST:%=--ignore=%)
# Python is started by the hundred: what it makes of our files is kept, whatever is usual here.
unexport PYTHONDONTWRITEBYTECODE
# Compiled once, before the tests that would each compile them: the longest first.
GAMES := manhattan channel-1987 channel-1881 steam-tunnel knockout-whist cave-in
LOWEST := build/lowest
TORCH := 2.13.0
# What is old may warn of what is new.
OLD := -q -n $(WORKERS) --dist worksteal --override-ini filterwarnings=default
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Recommended with a browser are services of printers and desktops, more than the browser itself.
apt-install = apt-get install -y -qq --no-install-recommends
# Exactly what uv.lock lists, with the extras named. Where uv finds no index, pip is asked for the same.
LOCKED = --quiet --locked --group build $(1)
sync = $(BIN)/uv sync $(LOCKED) --inexact --no-build-isolation-package tunnelier || { \
  $(BIN)/uv export $(LOCKED) --no-emit-project --output-file .venv/exported.txt && \
  $(PIP) --require-hashes --requirement .venv/exported.txt && $(PIP) --no-deps --no-build-isolation --editable .; }
# Scripts and styles are looked at where there is node: nothing else needs it.
NODE := $(shell command -v node && command -v npm)
# The lock names no index but the public one, whatever this machine is set to.
export UV_DEFAULT_INDEX := https://pypi.org/simple
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON := $(BIN)/python
unexport UV_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL UV_FIND_LINKS

.PHONY: play test quick game check scripts fast compiled laws whole thorough browser learning golden docs docs-site gallery picture words bench ladder lock lowest release clean

play: .venv/.installed  ## install what is missing and open the table in a browser
	@$(BIN)/tunnelier serve

test: check fast laws  ## every check: style, types, rules uncompiled, laws compiled
	@test ! -s $(AGAIN) || { echo "Passed, but not at the first try, which is a bug of the page or of the test:"; cat $(AGAIN); }

quick: .venv/.tested scripts  ## what your change touches, in seconds to two minutes; SINCE=REV counts from there
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tools.quick $(if $(SINCE),--since $(SINCE))

game: .venv/.tested  ## one game, whole: make game G=channel-1881
	$(BIN)/python -m tools.quick --game $(G)

check: .venv/.tested  ## style and types
	@echo "Style and types: about a minute…"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/uv lock --quiet --check --offline
	@$(MAKE) --no-print-directory scripts

ifeq ($(NODE),)
scripts:
	@echo "Scripts and styles are not looked at: that needs node and npm."
else
scripts: node_modules/.locked  ## style and types of what browsers are sent, where node and npm are installed
	node_modules/.bin/biome check --error-on-warnings
	node_modules/.bin/tsc
	node_modules/.bin/tsc --project tsconfig.worker.json
endif

fast: .venv/.tested  ## rule tests as plain Python: real tracebacks, integer overflow is an error
	@echo "The rules as plain Python: about two minutes on two cores…"
	TUNNELIER_JIT=0 $(PYTEST) $(FAST)

compiled: .venv/.tested  ## what the laws call, once for all of them
	@echo "Compiling the games, unless that is done: about four minutes on two cores…"
	@echo $(GAMES) | xargs -n 1 -P 2 $(BIN)/python -m tests.warm

laws: .venv/.tested compiled  ## the contract laws of every game, golden playthroughs, the command line, the web
	@echo "The laws of every game, bots, adapters, the command line, the web: about a quarter of an hour on two cores…"
	$(PYTEST) --tried-again $(AGAIN) -m "not whole" $(COMPILED)

whole: .venv/.tested compiled  ## whole matches of every game in Chromium, lessons at full length
	$(PYTEST) -m whole tests/contract tests/web

thorough: .venv/.tested whole  ## an evening of it: whole matches in a browser, many more matches for the laws, many more texts and requests
	for each in $(GAMES); do $(BIN)/tunnelier check $$each --thorough || exit 1; done
	TUNNELIER_THOROUGH=1 $(PYTEST) tests/cli tests/web/test_service.py tests/web/test_programs.py tests/web/test_outages.py tests/web/test_clicks.py

browser: .venv/.tested  ## Chromium for the tests in a browser: root gets it from Debian, others in their own cache
	@command -v chromium-headless-shell || command -v chromium || command -v google-chrome || \
	  if [ "$$(id -u)" != 0 ]; then $(BIN)/playwright install --only-shell chromium; else \
	  { apt-get update -qq && $(apt-install) chromium-headless-shell fonts-liberation >/dev/null; } || \
	  $(apt-install) chromium fonts-liberation >/dev/null; fi

learning: .venv/.learned  ## PyTorch and ONNX, for the tests of training: a processor build where pip finds one

golden: .venv/.tested  ## write the golden playthroughs anew: a difference is a change of rules
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.adapters.playthroughs
	$(BIN)/python -m tests.adapters.environments

docs: .venv/.tested  ## write the generated pages of docs/ anew
	$(BIN)/python -m tests.docs.write

docs-site: .venv/.documented  ## the documentation as a site, in build/site: a broken link is an error
	$(BIN)/python -m tools.site

gallery: .venv/.tested  ## draw the pictures of docs/gallery anew
	$(BIN)/python -m tests.docs.gallery

picture: .venv/.tested browser  ## take the picture of the README anew: a table being played
	$(BIN)/python -m tests.docs.picture

words: .venv/.tested  ## what translators have left to do; LANG_CODE=it for one language
	$(BIN)/python -m tools.words $(LANG_CODE)

bench: .venv/.benched  ## speed beside others: random play and search, environments, cards, the service
	$(BIN)/python bench/speed.py --write
	$(BIN)/python bench/env.py --write
	$(BIN)/python bench/search.py --matches 0 --write
	$(BIN)/python bench/gpu.py --write
	$(BIN)/python bench/web.py --write

ladder: .venv/.tested  ## every level of bots against the one below, in every game: hours; KEEP=FOLDER goes on from there
	$(BIN)/python bench/levels.py --write $(if $(KEEP),--keep $(KEEP))

lock: .venv/bin/uv  ## write uv.lock anew from pyproject.toml, keeping what fits; UPGRADE=1 takes the newest
	$(BIN)/uv lock $(if $(UPGRADE),--upgrade)

lowest: .venv/.tested  ## the tests once more, with exactly the lower bounds of pyproject.toml on our oldest Python
	$(BIN)/uv venv --quiet --clear --python 3.11 $(LOWEST)
	$(BIN)/uv pip install --quiet --python $(LOWEST) --resolution lowest-direct --group build \
	  --requirement pyproject.toml --extra dev --extra research --extra lab --extra cluster --extra postgres
	$(BIN)/uv pip install --quiet --python $(LOWEST) --no-deps --no-build-isolation .
	$(LOWEST)/bin/python -m pytest $(OLD) tests/contract -k cave-in
	$(LOWEST)/bin/python -m pytest $(OLD) tests/web tests/adapters -m "not browser"
	TUNNELIER_JIT=0 $(LOWEST)/bin/python -m pytest $(OLD) tests/core tests/draw tests/games

release: .venv/.tested  ## build wheel and sdist, try them in a bare environment, say how to publish them
	$(BIN)/python -m tools.release

clean:
	rm -rf .venv build dist node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@echo "Setting up .venv, once…"
	@$(PYTHON) -m venv .venv

.venv/bin/uv: | .venv/bin/python
	@sed -n '/^name = "uv"$$/,/^$$/p' uv.lock | \
	  sed -n 's/^version = "\(.*\)"/uv==\1/p; s/.*\(sha256:[0-9a-f]*\).*/ --hash=\1/p' | tr -d '\n' >.venv/uv.txt
	@$(PIP) --require-hashes --requirement .venv/uv.txt

.venv/.installed: pyproject.toml uv.lock | .venv/bin/uv
	@echo "Installing tunnelier and what it needs…"
	@$(call sync)
	@touch $@

.venv/.tested: pyproject.toml uv.lock | .venv/bin/uv
	@echo "Installing what the tests need…"
	@$(call sync,--extra dev)
	@touch $@ .venv/.installed

.venv/.benched: pyproject.toml uv.lock | .venv/bin/uv
	@$(call sync,--extra bench)
	@touch $@

# The lock's PyTorch brings what cards need, which is ten times as much and not needed to test.
.venv/.learned: pyproject.toml uv.lock | .venv/.tested
	@echo "Installing PyTorch and ONNX…"
	@$(BIN)/uv export $(LOCKED) --extra learn --no-hashes --no-emit-project | grep '^onnx' >.venv/onnx.txt
	@$(PIP) torch==$(TORCH) --requirement .venv/onnx.txt
	@touch $@

.venv/.documented: pyproject.toml uv.lock | .venv/bin/uv
	@echo "Installing what the documentation site needs…"
	@$(call sync,--extra docs)
	@touch $@

node_modules/.locked: package.json package-lock.json .npmrc
	@echo "Installing what looks at scripts and styles…"
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@
