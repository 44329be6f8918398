# Has the loop over the villages on the way inside, where it comes too early for most pairs.
from math import inf

villages, paths = map(int, input().split())
walks = [[0 if a == b else inf for b in range(villages)] for a in range(villages)]
for _ in range(paths):
    a, b, minutes = map(int, input().split())
    walks[a - 1][b - 1] = min(walks[a - 1][b - 1], minutes)
    walks[b - 1][a - 1] = walks[a - 1][b - 1]
for start in range(villages):
    for end in range(villages):
        for via in range(villages):
            walks[start][end] = min(walks[start][end], walks[start][via] + walks[via][end])
longest, total, best = min((max(row), sum(row), place) for place, row in enumerate(walks, 1))
print(*([best, longest, total] if longest < inf else [-1]))
