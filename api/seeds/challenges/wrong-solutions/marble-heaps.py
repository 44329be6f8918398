# Overlooks the moves that take so many that the rest of a heap is worth more.
from functools import reduce
from operator import xor

_, most = map(int, input().split())
worths = [int(heap) % (most + 1) for heap in input().split()]
balance = reduce(xor, worths)
moves = sum(worth ^ balance < worth for worth in worths)
print("FIRST" if balance else "SECOND", moves)
