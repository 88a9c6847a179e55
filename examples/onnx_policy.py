"""Play from an ONNX model: pip install 'tunnelier[learn]', then python examples/onnx_policy.py.

Any runtime for such models will do, in any language: it needs the features of a seat, and which
moves are legal.
"""

import tempfile
from pathlib import Path

import numpy as np
import onnxruntime

from tunnelier import Match
from tunnelier.bots import bot
from tunnelier.bots.mind import shipped
from tunnelier.games import load
from tunnelier.learn.onnx import export

game = load("channel-1881")
file = Path(tempfile.mkdtemp()) / "channel-1881.onnx"
export(game, shipped(game), file)
network = onnxruntime.InferenceSession(file)


def favourite(sight):
    """The legal move that the model likes best."""
    features = game.viewer_features.of(sight.rows, sight.seat)
    likings, _ = network.run(None, {"features": features})
    return sight.moves[int(np.argmax(likings[0][list(sight.actions)]))]


match, engineer = Match(game, seed=1), bot("engineer")
while not match.over:
    sight = match.sight()
    match.play(favourite(sight) if sight.seat == 0 else engineer.choose(sight))
print(f"The model {match.scores[0]}, engineer {match.scores[1]}")
