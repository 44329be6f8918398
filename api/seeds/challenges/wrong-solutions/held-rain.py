# Measures the depth at the lowest place.
from itertools import accumulate

input()
heights = list(map(int, input().split()))
left = accumulate(heights, max)
right = list(accumulate(reversed(heights), max))[::-1]
depths = [min(walls) - height for *walls, height in zip(left, right, heights)]
print(sum(depths), depths[heights.index(min(heights))])
