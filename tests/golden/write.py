"""Write the golden playthroughs: `make golden`."""

from tests.golden.playthroughs import PLAYTHROUGHS, told

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.path.parent.mkdir(exist_ok=True)
        playthrough.path.write_text(told(playthrough), encoding="utf-8")
        print(playthrough.path)
