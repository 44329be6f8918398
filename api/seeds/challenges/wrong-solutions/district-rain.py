# Does not add again what it has subtracted twice: the squares above and to the left.
from itertools import accumulate

rows, columns, questions, limit = map(int, input().split())
sums = [[0] * (columns + 1)]
for _ in range(rows):
    line = accumulate(map(int, input().split()), initial=0)
    sums.append([above + here for above, here in zip(sums[-1], line)])

for _ in range(questions):
    top, left, bottom, right = map(int, input().split())
    rain = sums[bottom][right] - sums[top - 1][right] - sums[bottom][left - 1]
    squares = (bottom - top + 1) * (right - left + 1)
    print(rain, "WET" if rain >= limit * squares else "DRY")
