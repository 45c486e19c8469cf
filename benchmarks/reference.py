"""The reference loop that every speed figure is given in, so that figures of two machines compare."""

from time import perf_counter


def reference(n: int) -> int:
    """Count to n, the plainest work there is."""
    x = 0
    for _ in range(n):
        x += 1
    return x


def rounds_per_second(n: int = 2_000_000) -> float:
    """Time the reference loop once: its rounds per second.

    A benchmark calls this just before and just after what it measures, in the same process, and divides
    by the harmonic mean of the two.
    """
    start = perf_counter()
    reference(n)
    return n / (perf_counter() - start)


if __name__ == "__main__":
    print(f"{rounds_per_second():,.0f} rounds of the reference loop per second")
