# Looks through all hamlets for the one that is cheapest to reach next.
n, m = map(int, input().split())
cost = list(map(int, input().split()))
cables = [[] for _ in range(n)]
for _ in range(m):
    a, b, price = map(int, input().split())
    cables[a - 1].append((b - 1, price))
    cables[b - 1].append((a - 1, price))
left = set(range(n))
total = 0
while left:
    hamlet = min(left, key=lambda one: cost[one])
    left.remove(hamlet)
    total += cost[hamlet]
    for other, price in cables[hamlet]:
        if other in left:
            cost[other] = min(cost[other], price)
print(total)
