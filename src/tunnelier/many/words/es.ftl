### Lo que se dice de muchas partidas a la vez.

## Cuántas, y dónde

error-games = ¿cuántas partidas? al menos 1, no { $said }
error-threads = ¿cuántos hilos? al menos 1, no { $said }
error-device = no se conoce el dispositivo «{ $said }»; dispositivos: { $known }
error-card-compiled = el dispositivo «cuda» necesita reglas compiladas: quita TUNNELIER_JIT
error-card-numba = el dispositivo «cuda» necesita numba-cuda ({ $reason }): pip install 'tunnelier[gpu]'
error-no-card = el dispositivo «cuda» no está: no hay tarjeta NVIDIA o falta su controlador; usa device='cpu'
error-threads-or-cluster = elige --threads, para esta máquina, o --cluster, no ambos
error-no-ray = un clúster necesita Ray, que no está instalado: pip install 'tunnelier[cluster]'
error-local = escribe local:2 para dos obreros en esta máquina, no «{ $said }»
error-no-cluster = no se puede entrar en ningún clúster en «{ $address }»: arranca uno con `ray start --head`; si pide un token, pon RAY_AUTH_MODE=token y guarda su token en ~/.ray/auth_token; o usa --cluster local:2 para dos obreros en esta máquina ({ $reason })
error-other-worker = el obrero { $name } tiene otro código u otras tablas: instala el mismo tunnelier en todas las máquinas del clúster

## Árboles enteros

error-tree = { $title } es demasiado grande para resolverlo: tiene más de { $most } posiciones
