from collections import Counter
from math import lcm

days, _ = map(int, input().split())
rhythms = list(map(int, input().split()))

# For the step of each set of markets: how many sets have it, by their size.
sets = Counter({(1, 0): 1})
for rhythm in rhythms:
    for (step, size), count in list(sets.items()):
        joined = lcm(step, rhythm)
        if joined <= days:
            sets[joined, size + 1] += count

quiet = single = 0
for (step, size), count in sets.items():
    held = (-1) ** size * count * (days // step)
    quiet += held
    single -= size * held
print(quiet, single)
