"""Finds, with reactivex, the fixes that are not dropped as `tooSoon`; for mobility.debounce and mobility.pipeline."""
from importlib.metadata import version

from reactivex import operators
from reactivex.testing import ReactiveTest, TestScheduler

REACTIVEX = ("reactivex", version("reactivex"))


def let_through(times):
    """Returns the indices of the times that reactivex's `throttle_first(5)` emits in virtual time."""
    scheduler = TestScheduler()
    events = [ReactiveTest.on_next(300 + t - times[0], place) for place, t in enumerate(times)]
    source = scheduler.create_hot_observable(*events)
    told = scheduler.start(lambda: source.pipe(operators.throttle_first(5.0, scheduler=scheduler)),
                           disposed=1000 + times[-1] - times[0])
    return [message.value.value for message in told.messages if message.value.kind == "N"]
