### Ce qui se dit de nombreuses parties à la fois.

## Combien, et où

error-games = combien de parties ? au moins 1, pas { $said }
error-threads = combien de fils d'exécution ? au moins 1, pas { $said }
error-device = appareil inconnu : « { $said } » ; appareils : { $known }
error-card-compiled = l'appareil « cuda » veut des règles compilées : ôtez TUNNELIER_JIT
error-card-numba = l'appareil « cuda » veut numba-cuda ({ $reason }) : pip install 'tunnelier[gpu]'
error-no-card = l'appareil « cuda » n'est pas là : pas de carte NVIDIA, ou pas de pilote ; prenez device='cpu'
error-threads-or-cluster = choisissez --threads, pour cette machine, ou --cluster, pas les deux
error-no-ray = une grappe a besoin de Ray, qui n'est pas installé : pip install 'tunnelier[cluster]'
error-local = écrivez local:2 pour deux ouvriers sur cette machine, pas « { $said } »
error-no-cluster = aucune grappe ne répond à « { $address } » : lancez-en une par `ray start --head` ; si elle demande un jeton, posez RAY_AUTH_MODE=token et mettez son jeton dans ~/.ray/auth_token ; ou prenez --cluster local:2 pour deux ouvriers sur cette machine ({ $reason })
error-other-worker = l'ouvrier { $name } a un autre code ou d'autres tables : installez le même tunnelier sur toutes les machines de la grappe

## Arbres entiers

error-tree = { $title } est trop grand pour être résolu : il a plus de { $most } positions
