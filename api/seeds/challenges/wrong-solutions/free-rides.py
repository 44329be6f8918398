# Knows each town only once, whatever coupons are left there.
from heapq import heappop, heappush

towns, lines, coupons = map(int, input().split())
buses = [[] for _ in range(towns + 1)]
for _ in range(lines):
    a, b, fare = map(int, input().split())
    buses[a].append((b, fare))
    buses[b].append((a, fare))
settled = set()
queue = [(0, 0, 1)]
answer = [-1]
while queue:
    total, used, town = heappop(queue)
    if town == towns:
        answer = total, used
        break
    if town not in settled:
        settled.add(town)
        for other, fare in buses[town]:
            heappush(queue, (total + fare, used, other))
            if used < coupons:
                heappush(queue, (total, used + 1, other))
print(*answer)
