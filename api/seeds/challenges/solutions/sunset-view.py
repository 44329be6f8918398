from itertools import accumulate

input()
heights = list(map(int, input().split()))
hidden_below = [0, *accumulate(heights, max)]
print(*(place for place, height in enumerate(heights, 1) if height > hidden_below[place - 1]))
