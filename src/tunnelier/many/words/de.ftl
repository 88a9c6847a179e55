### Was über viele Partien auf einmal gesagt wird.

## Wie viele, und wo

error-games = wie viele Partien? mindestens 1, nicht { $said }
error-threads = wie viele Threads? mindestens 1, nicht { $said }
error-device = das Gerät „{ $said }“ ist unbekannt; Geräte: { $known }
error-card-compiled = das Gerät „cuda“ braucht kompilierte Regeln: lösche TUNNELIER_JIT
error-card-numba = das Gerät „cuda“ braucht numba-cuda ({ $reason }): pip install 'tunnelier[gpu]'
error-no-card = das Gerät „cuda“ ist nicht da: keine NVIDIA-Karte oder kein Treiber; nimm device='cpu'
error-threads-or-cluster = nimm --threads, für diesen Rechner, oder --cluster, nicht beides
error-no-ray = ein Cluster braucht Ray, das nicht installiert ist: pip install 'tunnelier[cluster]'
error-local = schreib local:2 für zwei Arbeiter auf diesem Rechner, nicht „{ $said }“
error-no-cluster = unter „{ $address }“ ist kein Cluster zu erreichen: starte eines mit `ray start --head`; verlangt es ein Token, setze RAY_AUTH_MODE=token und lege sein Token in ~/.ray/auth_token; oder nimm --cluster local:2 für zwei Arbeiter auf diesem Rechner ({ $reason })
error-other-worker = der Arbeiter { $name } hat anderen Code oder andere Tabellen: installiere dasselbe tunnelier auf allen Rechnern des Clusters

## Ganze Bäume

error-tree = { $title } ist zu groß, um gelöst zu werden: es hat mehr als { $most } Stellungen
