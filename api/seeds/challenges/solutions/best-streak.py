from itertools import accumulate

input()
profits = map(int, input().split())
print(max(accumulate(profits, lambda total, profit: max(total, 0) + profit)))
