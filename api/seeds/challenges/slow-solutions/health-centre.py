# For each village it goes over all paths again until no walk gets shorter.
from math import inf

villages, paths = map(int, input().split())
ways = []
for _ in range(paths):
    a, b, minutes = map(int, input().split())
    ways += [(a, b, minutes), (b, a, minutes)]
results = []
for village in range(1, villages + 1):
    walks = [inf] * (villages + 1)
    walks[village] = 0
    changed = True
    while changed:
        changed = False
        for a, b, minutes in ways:
            if walks[a] + minutes < walks[b]:
                walks[b] = walks[a] + minutes
                changed = True
    results.append((max(walks[1:]), sum(walks[1:]), village))
longest, total, best = min(results)
print(*([best, longest, total] if longest < inf else [-1]))
