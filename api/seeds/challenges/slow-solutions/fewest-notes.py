# Tries every number of notes of each value.
from math import inf

_, amount = map(int, input().split())
notes = list(map(int, input().split()))


def fewest(amount, values):
    if not values:
        return 0 if amount == 0 else inf
    counts = range(amount // values[0] + 1)
    return min(count + fewest(amount - count * values[0], values[1:]) for count in counts)


answer = fewest(amount, notes)
print(-1 if answer == inf else answer)
