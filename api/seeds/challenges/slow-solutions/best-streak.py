# Adds up every period.
from itertools import accumulate

n = int(input())
profits = list(map(int, input().split()))
print(max(max(accumulate(profits[start:])) for start in range(n)))
