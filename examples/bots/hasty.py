"""A bot as a program: it could be written in any language. It makes the last move it is told."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": question["moves"][-1]}), flush=True)
