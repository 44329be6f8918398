# Rounds to the nearest whole number.
from itertools import accumulate

n, k = map(int, input().split())
sums = [0, *accumulate(map(int, input().split()))]
calm = []
for end in range(1, n + 1):
    start = max(0, end - k)
    calm.append(round((sums[end] - sums[start]) / (end - start)))
print(*calm)
