"""Runs the kit's own example with a library that makes the moves; shared by the adapters for state machines."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python"))

import platform_lifecycle as example  # noqa: E402
from protocol import serve  # noqa: E402


class Moves:
    """Replaces the example's table of moves: the library decides whether a move is possible, and makes the move."""

    def __init__(self, machine):
        self.machine = machine

    def __contains__(self, key):
        return self.machine.may(key[1])

    def __getitem__(self, key):
        return self.machine.move(key[1]), self.machine.at()


def reachable(moves):
    """Returns the moves from reachable states; an app that ends when the user leaves it never reaches `suspended`."""
    states, before = {"notRunning"}, set()
    while states != before:
        before = states
        states = states | {after for (state, _), (_, after) in moves.items() if state in states}
    return {key: move for key, move in moves.items() if key[0] in states}


def serve_machine(distribution, make):
    """Serves a library for state machines; `make` makes a machine of this library from the moves.

    The moves are a dictionary from (state, event) to (calls, next state).
    """
    moves_of = example.moves_of
    example.moves_of = lambda is_kept, readings: Moves(make(reachable(moves_of(is_kept, readings))))
    serve(distribution, {"platform.lifecycle": example.run},
          {name: list(options) for name, options in example.READINGS.items()})
