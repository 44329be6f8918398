# Builds a single plant, the cheapest, and joins all that cables can reach.
n, m = map(int, input().split())
plants = list(map(int, input().split()))
cables = sorted((tuple(map(int, input().split())) for _ in range(m)), key=lambda cable: cable[2])
region = list(range(n))
cheapest = plants[:]


def find(hamlet):
    while region[hamlet] != hamlet:
        region[hamlet] = region[region[hamlet]]
        hamlet = region[hamlet]
    return hamlet


total = 0
for a, b, price in cables:
    a, b = find(a - 1), find(b - 1)
    if a != b:
        region[a] = b
        cheapest[b] = min(cheapest[a], cheapest[b])
        total += price
print(total + sum(cheapest[hamlet] for hamlet in range(n) if find(hamlet) == hamlet))
