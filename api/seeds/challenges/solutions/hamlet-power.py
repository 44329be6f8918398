from heapq import heappop, heappush

n, m = map(int, input().split())
plants = list(map(int, input().split()))
cables = [[] for _ in range(n)]
for _ in range(m):
    a, b, cost = map(int, input().split())
    cables[a - 1].append((cost, b - 1))
    cables[b - 1].append((cost, a - 1))
offers = sorted((cost, hamlet) for hamlet, cost in enumerate(plants))
powered = set()
total = 0
while len(powered) < n:
    cost, hamlet = heappop(offers)
    if hamlet in powered:
        continue
    powered.add(hamlet)
    total += cost
    for offer in cables[hamlet]:
        heappush(offers, offer)
print(total)
