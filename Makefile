# Everything a fresh machine needs is Python 3.11 or later, with pip and venv.
PYTHON ?= python3
BIN := .venv/bin
FAST := tests/core tests/games tests/laws tests/tools tests/words
# One a core: each of them imports and collects everything before it runs its share.
WORKERS := $(shell $(PYTHON) -c 'import os; print(min(4, os.cpu_count() or 1))')
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
COMPILED := tests $(FAST:%=--ignore=%)
# Python is started by the hundred: what it makes of our files is kept, whatever is usual here.
unexport PYTHONDONTWRITEBYTECODE
# Compiled once, before the tests that would each compile them: the longest first.
GAMES := manhattan channel-1987 channel-1881 steam-tunnel knockout-whist cave-in
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Recommended with a browser are services of printers and desktops, more than the browser itself.
apt-install = apt-get install -y -qq --no-install-recommends
# uv needs an eighth of pip's processor time; where it finds no index, pip is asked.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(PIP) $(1)

.PHONY: play test quick game check fast compiled laws thorough browser golden docs docs-site gallery picture words bench ladder lock lowest release clean

play: .venv/.installed  ## install what is missing and open the table in a browser
	@$(BIN)/tunnelier serve

test: check fast laws  ## every check: style, types, rules uncompiled, laws compiled

quick: .venv/.tested  ## what your change touches, in seconds to two minutes; SINCE=REV counts from there
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
	$(BIN)/python -m tools.lock check

fast: .venv/.tested  ## rule tests as plain Python: real tracebacks, integer overflow is an error
	@echo "The rules as plain Python: about two minutes on two cores…"
	TUNNELIER_JIT=0 $(PYTEST) $(FAST)

compiled: .venv/.tested  ## what the laws call, once for all of them
	@echo "Compiling the games, unless that is done: about three minutes on two cores…"
	@echo $(GAMES) | xargs -n 1 -P 2 $(BIN)/python -m tests.warm

laws: .venv/.tested browser compiled  ## the contract laws of every game, golden playthroughs, the command line, the web
	@echo "The laws of every game, bots, adapters, the command line, the web: about a quarter of an hour on two cores…"
	$(PYTEST) $(COMPILED)

thorough: .venv/.tested browser  ## an evening of it: many more matches for the laws, many more texts and requests
	for each in $(GAMES); do $(BIN)/tunnelier check $$each --thorough || exit 1; done
	TUNNELIER_THOROUGH=1 $(PYTEST) tests/cli tests/web/test_service.py tests/web/test_programs.py tests/web/test_outages.py tests/web/test_clicks.py

browser:  ## Chromium for the browser tests, from Debian's packages where it is missing
	@command -v chromium-headless-shell || command -v chromium || command -v google-chrome || \
	  { apt-get update -qq && $(apt-install) chromium-headless-shell fonts-liberation >/dev/null; } || \
	  $(apt-install) chromium fonts-liberation >/dev/null || \
	  echo "install chromium to run the browser tests; without it they are skipped"

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

lock: .venv/bin/uv  ## write requirements/ anew from pyproject.toml, keeping what fits; UPGRADE=1 takes the newest
	$(BIN)/python -m tools.lock write $(if $(UPGRADE),--upgrade)

lowest: .venv/.tested  ## the tests once more, with exactly the lower bounds of pyproject.toml on our oldest Python
	$(BIN)/python -m tools.lowest

release: .venv/.tested  ## build wheel and sdist, try them in a bare environment, say how to publish them
	$(BIN)/python -m tools.release

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@echo "Setting up .venv, once…"
	@$(PYTHON) -m venv .venv

.venv/bin/uv: | .venv/bin/python
	@sed -n '/^uv==/,/[^\\]$$/p' requirements/test.txt >.venv/uv.txt
	-@$(PIP) --require-hashes --requirement .venv/uv.txt

.venv/.installed: pyproject.toml requirements/play.txt | .venv/bin/uv
	@echo "Installing tunnelier and what it needs…"
	@$(call install,--require-hashes --requirement requirements/play.txt)
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch $@

.venv/.tested: pyproject.toml requirements/test.txt | .venv/bin/uv
	@echo "Installing what the tests need…"
	@$(call install,--require-hashes --requirement requirements/test.txt)
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch $@ .venv/.installed

.venv/.benched: pyproject.toml | .venv/bin/uv
	@$(call install,--editable '.[bench]')
	@touch $@

.venv/.documented: pyproject.toml | .venv/bin/python
	@echo "Installing what the documentation site needs…"
	@$(PIP) --editable '.[docs]'
	@touch $@
