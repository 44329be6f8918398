length, limit, marks = map(int, input().split())
ends = [0, *map(int, input().split()), length]

# cost[i][j]: the cheapest way to cut the piece between the ends i and j.
cost = [[0] * len(ends) for _ in ends]
for width in range(2, len(ends)):
    for left in range(len(ends) - width):
        right = left + width
        best = min(cost[left][middle] + cost[middle][right] for middle in range(left + 1, right))
        cost[left][right] = best + min(ends[right] - ends[left], limit)

first = min(range(1, marks + 1), key=lambda middle: cost[0][middle] + cost[middle][-1])
print(cost[0][-1], ends[first])
