from math import inf

villages, paths = map(int, input().split())
walks = [[inf] * villages for _ in range(villages)]
for _ in range(paths):
    a, b, minutes = map(int, input().split())
    walks[a - 1][b - 1] = min(walks[a - 1][b - 1], minutes)
    walks[b - 1][a - 1] = walks[a - 1][b - 1]
for village in range(villages):
    walks[village][village] = 0

for via in range(villages):
    onwards = walks[via]
    for start in range(villages):
        there = walks[start][via]
        walks[start] = [
            walk if walk <= there + rest else there + rest
            for walk, rest in zip(walks[start], onwards)
        ]

longest, total, best = min((max(row), sum(row), place) for place, row in enumerate(walks, 1))
print(*([best, longest, total] if longest < inf else [-1]))
