"""Pipes in box characters: laid across a small sheet so that every course can be followed."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import count, permutations
from typing import NamedTuple

Spot = tuple[int, int]
Course = dict[Spot, int]
"""Which sides of each character a pipe leaves by: bits of UP, DOWN, LEFT, RIGHT."""

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
STEPS = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}
BACK = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
ACROSS, UPRIGHT = LEFT | RIGHT, UP | DOWN
STRAIGHT = (ACROSS, UPRIGHT)

BEND, CROSSING, RIM = 3, 4, 6
"""What a bend, a crossing and a step along the rim of the sheet cost: a straight step costs 1."""

SHAPES = {
    ACROSS: "─━═",
    UPRIGHT: "│┃║",
    DOWN | RIGHT: "╭┏╔",
    DOWN | LEFT: "╮┓╗",
    UP | RIGHT: "╰┗╚",
    UP | LEFT: "╯┛╝",
    UPRIGHT | RIGHT: "├┣╠",
    UPRIGHT | LEFT: "┤┫╣",
    ACROSS | DOWN: "┬┳╦",
    ACROSS | UP: "┴┻╩",
}
CROSSINGS = {(0, 1): "╂", (1, 0): "┿", (0, 2): "╫", (2, 0): "╪"}
"""By the lines of the pipe that runs across and of the one that runs upright."""


class Port(NamedTuple):
    """Where a pipe leaves the sheet, and by which side."""

    spot: Spot
    side: int


class Plan(NamedTuple):
    """Pipes laid on a sheet, and the spot where each can carry a label."""

    courses: tuple[Course, ...]
    labels: tuple[Spot, ...]

    def character(self, spot: Spot) -> tuple[str, int] | None:
        """What stands at a spot: the character, and the number of the pipe on top there."""
        here = [number for number, course in enumerate(self.courses) if spot in course]
        if not here:
            return None
        if len(here) == 1:
            return SHAPES[self.courses[here[0]][spot]][here[0]], here[0]
        across = next(n for n in here if self.courses[n][spot] == ACROSS)
        upright = next(n for n in here if n != across)
        return CROSSINGS.get((across, upright), SHAPES[UPRIGHT][upright]), upright


@cache
def plan(
    width: int, height: int, pipes: tuple[tuple[Port, ...], ...], taken: frozenset[Spot]
) -> Plan:
    """Lay every pipe through its ports, keeping off `taken`, with few bends and crossings."""
    best: tuple[int, dict[int, Course]] | None = None
    for order in permutations(range(len(pipes))):
        cost, laid = 0, dict[int, Course]()
        for number in order:
            blocked = taken | {p.spot for n in range(len(pipes)) if n != number for p in pipes[n]}
            found = _lay(width, height, pipes[number], blocked, list(laid.values()))
            if found is None:
                break
            cost += found[0]
            laid[number] = found[1]
        else:
            if best is None or cost < best[0]:
                best = cost, laid
    if best is None:
        raise ValueError("the pipes do not fit on the sheet")
    courses = tuple(best[1][number] for number in range(len(pipes)))
    return Plan(courses, tuple(_label(n, courses, width, height) for n in range(len(courses))))


def _lay(
    width: int, height: int, ports: Sequence[Port], blocked: frozenset[Spot], laid: list[Course]
) -> tuple[int, Course] | None:
    """One pipe: from its first port to the second, then from each further port to the course."""
    course: Course = {ports[0].spot: ports[0].side}
    cost = 0
    for port in ports[1:]:
        found = _reach(width, height, port, course, blocked, laid)
        if found is None:
            return None
        cost += found[0]
        for spot, sides in found[1].items():
            course[spot] = course.get(spot, 0) | sides
    return cost, course


def _reach(
    width: int, height: int, port: Port, goal: Course, blocked: frozenset[Spot], laid: list[Course]
) -> tuple[int, Course] | None:
    """The cheapest way from a port to any spot of the course `goal`."""
    tie = count()
    start = (port.spot, port.side)
    queue: list[tuple[int, int, tuple[Spot, int], Course]]
    queue = [(0, next(tie), start, {port.spot: port.side})]
    done: set[tuple[Spot, int]] = set()
    while queue:
        cost, _, (spot, came_from), way = heapq.heappop(queue)
        if (spot, came_from) in done:
            continue
        done.add((spot, came_from))
        if spot in goal and spot != port.spot:
            return cost, way
        crossing = any(spot in course for course in laid)
        for side, (dx, dy) in STEPS.items():
            there = (spot[0] + dx, spot[1] + dy)
            if side == came_from or not (0 <= there[0] < width and 0 <= there[1] < height):
                continue
            bends = side != BACK[came_from]
            if there in blocked or (crossing and bends) or there in way:
                continue
            if not _enterable(there, BACK[side], goal, laid):
                continue
            onward = {**way, spot: way[spot] | side, there: BACK[side]}
            over = any(there in course for course in laid)
            rim = there[0] in (0, width - 1) or there[1] in (0, height - 1)
            price = cost + 1 + BEND * bends + CROSSING * over + RIM * rim
            heapq.heappush(queue, (price, next(tie), (there, BACK[side]), onward))
    return None


def _enterable(there: Spot, by: int, goal: Course, laid: list[Course]) -> bool:
    """A pipe may be crossed square, and joined on a side that is free."""
    others = [course[there] for course in laid if there in course]
    if there in goal:
        return not others and not goal[there] & by and (goal[there] | by) in SHAPES
    if len(others) > 1:
        return False
    return not others or (others[0] in STRAIGHT and not others[0] & by)


def _label(number: int, courses: Iterable[Course], width: int, height: int) -> Spot:
    """A spot of the pipe's own, where it runs straight if possible, near the middle."""
    courses = list(courses)
    elsewhere = {spot for n, course in enumerate(courses) if n != number for spot in course}

    def fitness(spot: Spot) -> tuple[bool, bool, float]:
        x, y = spot
        edge = x in (0, width - 1) or y in (0, height - 1)
        away = abs(x - (width - 1) / 2) / width + abs(y - (height - 1) / 2) / height
        return edge, courses[number][spot] != ACROSS, away

    return min((spot for spot in courses[number] if spot not in elsewhere), key=fitness)
