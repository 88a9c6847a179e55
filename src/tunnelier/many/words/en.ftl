### What is said of many matches at once.

## How many, and where

error-games = how many games? at least 1, not { $said }
error-threads = how many threads? at least 1, not { $said }
error-device = device '{ $said }' is not known; devices: { $known }
error-card-compiled = device 'cuda' needs compiled rules: unset TUNNELIER_JIT
error-card-numba = device 'cuda' needs numba-cuda ({ $reason }): pip install 'tunnelier[gpu]'
error-no-card = device 'cuda' is not there: no NVIDIA card, or no driver; use device='cpu'
error-threads-or-cluster = choose --threads, for this machine, or --cluster, not both
error-no-ray = a cluster needs Ray, which is not installed: pip install 'tunnelier[cluster]'
error-local = write local:2 for two workers on this machine, not '{ $said }'
error-no-cluster = no cluster can be joined at '{ $address }': start one with `ray start --head`; if it asks for a token, set RAY_AUTH_MODE=token and have its token in ~/.ray/auth_token; or take --cluster local:2 for two workers on this machine ({ $reason })
error-other-worker = the worker { $name } has other code or tables: install the same tunnelier on all machines of the cluster

## Whole trees

error-tree = { $title } is too large to be solved: it has more than { $most } positions
