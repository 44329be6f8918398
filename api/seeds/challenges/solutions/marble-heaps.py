from functools import reduce
from operator import xor

_, most = map(int, input().split())
heaps = list(map(int, input().split()))
balance = reduce(xor, (heap % (most + 1) for heap in heaps))


def wins(heap):
    """Taking marbles from this heap can balance all heaps."""
    target = balance ^ heap % (most + 1)
    taken = (heap - target) % (most + 1)
    return target <= most and 1 <= taken <= heap


moves = sum(map(wins, heaps)) if balance else 0
print("FIRST" if balance else "SECOND", moves)
