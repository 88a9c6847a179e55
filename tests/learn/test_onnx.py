"""Networks as ONNX models: the runtime says what NumPy says."""

import numpy as np
import pytest

from tests.bots.network import Network, any_weights
from tunnelier.bots.mind import fingerprint_of
from tunnelier.games import load
from tunnelier.learn.onnx import export

onnx = pytest.importorskip("onnx")
onnxruntime = pytest.importorskip("onnxruntime")

pytestmark = pytest.mark.torch


@pytest.mark.parametrize("name", ["cave-in", "steam-tunnel", "manhattan"])
def test_a_model_says_what_the_network_says(name, tmp_path):
    """With eyes for the things of a game, and without; of several rows at once."""
    game = load(name)
    weights = any_weights(game, blocks=2)
    export(game, weights, tmp_path / "it.onnx")
    seen = np.random.default_rng(1).random((3, game.viewer_features.size), np.float32)
    session = onnxruntime.InferenceSession(tmp_path / "it.onnx")
    likings, results = session.run(None, {"features": seen})
    for k in range(3):
        liking, result = Network(game, weights).look(seen[k])
        np.testing.assert_allclose(likings[k], liking, rtol=1e-3, atol=1e-3)
        np.testing.assert_allclose(results[k], result, rtol=1e-3, atol=1e-3)
    properties = {each.key: each.value for each in onnx.load(tmp_path / "it.onnx").metadata_props}
    assert properties == {"game": name, "learned": fingerprint_of(game)}
