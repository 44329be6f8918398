from heapq import heappop, heappush

villages, paths = map(int, input().split())
near = [[] for _ in range(villages + 1)]
for _ in range(paths):
    a, b, minutes = map(int, input().split())
    near[a].append((b, minutes))
    near[b].append((a, minutes))


def walks_from(start):
    walks = {}
    queue = [(0, start)]
    while queue:
        walk, village = heappop(queue)
        if village not in walks:
            walks[village] = walk
            for other, minutes in near[village]:
                heappush(queue, (walk + minutes, other))
    return walks.values()


if len(walks_from(1)) < villages:
    print(-1)
else:
    walks = {village: walks_from(village) for village in range(1, villages + 1)}
    longest, total, best = min((max(w), sum(w), village) for village, w in walks.items())
    print(best, longest, total)
