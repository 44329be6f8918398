import sys
from itertools import accumulate, islice

rows, columns, questions, limit = map(int, input().split())
sums = [[0] * (columns + 1)]
for _ in range(rows):
    line = accumulate(map(int, input().split()), initial=0)
    sums.append([above + here for above, here in zip(sums[-1], line)])

for question in islice(sys.stdin, questions):
    top, left, bottom, right = map(int, question.split())
    top, left = top - 1, left - 1
    rain = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
    squares = (bottom - top) * (right - left)
    print(rain, "WET" if rain >= limit * squares else "DRY")
