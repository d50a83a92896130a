# SPDX-License-Identifier: Apache-2.0
"""Many specimens of a board, and data sets with the truth, on all processors."""

from __future__ import annotations

import concurrent.futures
import os
from typing import Any, Iterable, Iterator, NamedTuple, Sequence

from .board import Board
from .connection import Error


class Recording(NamedTuple):
    """The samples of one specimen."""

    seed: int
    """The seed that drew it."""
    samples: dict[str, memoryview]
    """By sensor, n × 4 numbers: time in seconds, x, y, z in g, rad/s or µT."""
    truth: dict[str, memoryview]
    """By sensor, at the same times, n × 13 numbers: see `Board.truth`. Empty where none was requested."""


def specimens(count: int, *chips: str, seconds: float, sensors: Sequence[str] = (), seed: int = 1,
              **options: Any) -> Iterator[Recording]:
    """Samples many specimens of a board at rest, in the order of their seeds.

    count, seed: how many, and the seed of the first; the others follow.
    chips, options: those of `Board`; the sensing is "typical" where none is given.
    seconds, sensors: those of `Board.sample`.
    """
    return dataset(None, chips, range(seed, seed + count), seconds=seconds, sensors=sensors, **options)


def dataset(scenario: str | None, chips: Iterable[str], seeds: Iterable[int], *, seconds: float | None = None,
            sensors: Sequence[str] = (), truth: bool | None = None, **options: Any) -> Iterator[Recording]:
    """Samples specimens of a board in a motion, in the order of their seeds.

    scenario: a motion by name (`proofmass scenarios`), which begins when the chips are configured; None for rest.
    seconds: the duration; by default that of the scenario.
    truth: whether the true state is computed at each sample; by default where there is a scenario.

    As many boards as there are processors work at once; at most twice as many recordings are in memory.
    """
    options = {"sensing": "typical", **options}
    chips = tuple(chips)
    wants = scenario is not None if truth is None else truth

    def record(seed: int) -> Recording:
        with Board(*chips, seed=seed, **options) as board:
            board._drive()
            length = seconds
            if scenario is not None:
                end = board.scenario(scenario)
                length = end - board.now if seconds is None else seconds
            if length is None:
                raise Error("seconds has to be given where there is no scenario")
            samples = board.sample(*sensors, seconds=length)
            true = {name: board.truth(_times(list_)) for name, list_ in samples.items()} if wants else {}
            return Recording(seed, samples, true)

    processors = len(os.sched_getaffinity(0))
    with concurrent.futures.ThreadPoolExecutor(processors) as pool:
        waiting: list[concurrent.futures.Future] = []
        for seed in seeds:
            if len(waiting) >= 2 * processors:
                yield waiting.pop(0).result()
            waiting.append(pool.submit(record, seed))
        while waiting:
            yield waiting.pop(0).result()


def _times(samples: memoryview) -> list[float]:
    return list(memoryview(samples.cast("B")).cast("d")[::4])
