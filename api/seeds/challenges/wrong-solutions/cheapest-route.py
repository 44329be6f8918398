# Keeps the first fare at which a town is seen.
from heapq import heappop, heappush

towns, lines = map(int, input().split())
buses = [[] for _ in range(towns + 1)]
for _ in range(lines):
    a, b, fare = map(int, input().split())
    buses[a].append((b, fare))
    buses[b].append((a, fare))
lowest = {1: 0}
queue = [(0, 1)]
while queue:
    total, town = heappop(queue)
    for other, fare in buses[town]:
        if other not in lowest:
            lowest[other] = total + fare
            heappush(queue, (total + fare, other))
print(lowest.get(towns, -1))
