# Tries every order of the addresses.
from itertools import permutations

places = [tuple(map(int, input().split())) for _ in range(int(input()) + 1)]
office, *addresses = places
best = None
for order in permutations(addresses):
    length = 0
    at = office
    for x, y in (*order, office):
        length += abs(x - at[0]) + abs(y - at[1])
        at = (x, y)
    best = length if best is None else min(best, length)
print(best)
