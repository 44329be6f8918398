# Sums up the row once and forgets the additions before a stall.
from itertools import accumulate

_, q = map(int, input().split())
totals = [0, *accumulate(map(int, input().split()))]
for _ in range(q):
    call, first, second = input().split()
    if call == "add":
        totals[int(first)] += int(second)
    else:
        print(totals[int(second)] - totals[int(first) - 1])
