"""A network as an ONNX model, for whatever else runs those: the sums of `learn/net.py`.

    features (batch × size) → likings (batch × moves), results (batch × places)

Features have the viewer first, likings are to be masked by what is legal, and places are
counted from the viewer on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tunnelier.bots.mind import MOST, Weights, fingerprint_of
from tunnelier.bots.sums import TINY
from tunnelier.core.game import Game
from tunnelier.core.mistakes import Mistake

from .words import MESSAGES

OPSET = 17
"""The first that knows LayerNormalization."""


def export(game: Game, weights: Weights, path: Path) -> None:
    """Write the model of a network."""
    try:
        import onnx
    except ImportError:
        raise Mistake(MESSAGES["error-no-onnx"]) from None

    graph = _Graph(weights)
    _network(graph, game)
    whole = onnx.helper.make_graph(
        graph.nodes,
        game.meta.name,
        [_side("features", game.viewer_features.size)],
        [_side("likings", game.actions.seat_moves), _side("results", game.viewer_features.seats)],
        graph.constants,
    )
    model = onnx.helper.make_model(
        whole, opset_imports=[onnx.helper.make_opsetid("", OPSET)], ir_version=9
    )
    onnx.helper.set_model_props(model, {"game": game.meta.name, "learned": fingerprint_of(game)})
    onnx.checker.check_model(model)
    onnx.save(model, path)


def _side(name: str, width: int) -> Any:
    import onnx

    return onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, ["batch", width])


class _Graph:
    """Nodes and constants, while they are put together; values go by their names."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        self._known: set[str] = set()

    def add(self, kind: str, *inputs: str, name: str = "", **attributes: Any) -> str:
        """A node; the name of what comes out of it."""
        import onnx

        out = name or f"{kind.lower()}.{len(self.nodes)}"
        self.nodes.append(onnx.helper.make_node(kind, inputs, [out], **attributes))
        return out

    def weight(self, name: str) -> str:
        """A weight of the network."""
        if name not in self._known:
            self._keep(name, np.asarray(self.weights[name], np.float32))
        return name

    def numbers(self, *values: int) -> str:
        """Whole numbers, where operators want them as values."""
        name = f"numbers.{'.'.join(map(str, values))}"
        if name not in self._known:
            self._keep(name, np.array(values, np.int64))
        return name

    def scale(self, value: float) -> str:
        """A factor."""
        name = f"scale.{len(self.constants)}"
        self._keep(name, np.array(value, np.float32))
        return name

    def linear(self, name: str, x: str) -> str:
        """A layer with a bias."""
        weight, bias = self.weight(f"{name}.weight"), self.weight(f"{name}.bias")
        return self.add("Gemm", x, weight, bias, transB=1)

    def normal(self, name: str, x: str) -> str:
        """A layer norm."""
        weight, bias = self.weight(f"{name}.weight"), self.weight(f"{name}.bias")
        return self.add("LayerNormalization", x, weight, bias, epsilon=float(TINY))

    def part(self, x: str, first: int, after: int) -> str:
        """Some of the columns."""
        return self.add("Slice", x, *(self.numbers(n) for n in (first, after, 1)))

    def turned(self, name: str) -> str:
        """A weight as it is multiplied from the right."""
        return self.add("Transpose", self.weight(name), perm=[1, 0])

    def _keep(self, name: str, array: Any) -> None:
        import onnx

        self._known.add(name)
        self.constants.append(onnx.numpy_helper.from_array(array, name))


def _network(graph: _Graph, game: Game) -> None:
    """The same sums as those of `learn/net.py`, one after another."""
    groups, moves = game.viewer_features.groups, game.actions.seat_moves
    enter = int(np.shape(graph.weights["enter.weight"])[1])
    y = graph.linear("enter", graph.part("features", 0, enter))
    looks = []
    for k, group in enumerate(groups):
        flat = graph.part("features", group.first, group.first + group.many * group.size)
        things = graph.add("Reshape", flat, graph.numbers(-1, group.many, group.size))
        seen = graph.add("MatMul", things, graph.turned(f"eyes.{k}.see.weight"))
        looks.append(graph.add("Relu", seen))
        total = graph.add("ReduceSum", looks[k], graph.numbers(1), keepdims=0)
        together = graph.add("Mul", total, graph.scale(group.many**-0.5))
        told = graph.add("MatMul", together, graph.turned(f"eyes.{k}.tell.weight"))
        y = graph.add("Add", y, told)
        if MOST.format(k) in graph.weights:
            most = graph.add("ReduceMax", looks[k], axes=[1], keepdims=0)
            y = graph.add("Add", y, graph.add("MatMul", most, graph.turned(MOST.format(k))))
    y = graph.add("Relu", y)
    for k in range(sum(name.endswith("widen.weight") for name in graph.weights)):
        inside = graph.linear(f"blocks.{k}.widen", graph.normal(f"blocks.{k}.norm", y))
        y = graph.add("Add", y, graph.linear(f"blocks.{k}.close", graph.add("Relu", inside)))
    y = graph.add("Relu", graph.normal("norm", y))
    likings = graph.linear("moves", y)
    for k, group in enumerate(groups):
        eyes = int(np.shape(graph.weights[f"eyes.{k}.see.weight"])[0])
        asked = graph.linear(f"eyes.{k}.ask", y)
        wanted = graph.add("Reshape", asked, graph.numbers(-1, len(group.moves), eyes))
        judged = graph.add("MatMul", looks[k], graph.add("Transpose", wanted, perm=[0, 2, 1]))
        for run, first in enumerate(group.moves):
            one = graph.add("Slice", judged, *(graph.numbers(n) for n in (run, run + 1, 2)))
            more = graph.add("Squeeze", one, graph.numbers(2))
            wide = graph.numbers(0, first, 0, moves - first - group.many)
            likings = graph.add("Add", likings, graph.add("Pad", more, wide))
    graph.add("Identity", likings, name="likings")
    graph.add("Identity", graph.linear("values", y), name="results")
