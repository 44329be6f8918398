# For each coupon it goes over all lines again until no fare falls.
from math import inf

towns, lines, coupons = map(int, input().split())
buses = []
for _ in range(lines):
    a, b, fare = map(int, input().split())
    buses += [(a, b, fare), (b, a, fare)]
before = [inf] * (towns + 1)
best = inf, 0
for used in range(coupons + 1):
    fares = before[:]
    fares[1] = 0
    changed = True
    while changed:
        changed = False
        for a, b, fare in buses:
            total = min(fares[a] + fare, before[a])
            if total < fares[b]:
                fares[b] = total
                changed = True
    best = min(best, (fares[towns], used))
    before = fares
print(*(best if best[0] < inf else [-1]))
