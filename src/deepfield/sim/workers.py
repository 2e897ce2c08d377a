"""Work shared out among processes: numbers go out, plain data comes back."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

R_co = TypeVar("R_co", covariant=True)
BATCHES: Final = 20  # a process gets its share in about so many pieces
LARGEST: Final = 50  # pieces of work in one batch


class Work(Protocol[R_co]):
    """A description of work, plain data itself, that does one numbered piece of it."""

    def prepare(self) -> None:
        """Get ready in the process that works."""
        ...

    def piece(self, number: int) -> R_co:
        """Do one piece."""
        ...


_ours: list[Any] = []  # in a worker: the one description of its work


def share_out(work: Work[R_co], numbers: Sequence[int], jobs: int) -> Iterator[R_co]:
    """Do all pieces on so many processes; results come as they are ready.

    When the caller stops listening, the processes are ended.
    """
    if jobs < 2 or len(numbers) < 2:
        work.prepare()
        for number in numbers:
            yield work.piece(number)
        return
    size = max(1, min(LARGEST, len(numbers) // (jobs * BATCHES)))
    with _pool(work, jobs) as pool:
        yield from pool.imap_unordered(_piece, numbers, chunksize=size)


@contextlib.contextmanager
def _pool(work: Work[Any], jobs: int) -> Generator[Any]:
    # A fork begins at once and knows all that is imported; where there is none, processes start anew.
    forks = "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin"
    context = multiprocessing.get_context("fork" if forks else "spawn")
    pool = context.Pool(jobs, _begin, (work,))
    try:
        yield pool
    finally:
        pool.terminate()
        pool.join()


def _begin(work: Work[Any]) -> None:
    """Leave Ctrl-C to the process that shares out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work.prepare()
    _ours.append(work)


def _piece(number: int) -> Any:
    return _ours[0].piece(number)
