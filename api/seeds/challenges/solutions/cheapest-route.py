from heapq import heappop, heappush

towns, lines = map(int, input().split())
buses = [[] for _ in range(towns + 1)]
for _ in range(lines):
    a, b, fare = map(int, input().split())
    buses[a].append((b, fare))
    buses[b].append((a, fare))

lowest = {}
queue = [(0, 1)]
while queue and towns not in lowest:
    total, town = heappop(queue)
    if town in lowest:
        continue
    lowest[town] = total
    for neighbour, fare in buses[town]:
        heappush(queue, (total + fare, neighbour))
print(lowest.get(towns, -1))
