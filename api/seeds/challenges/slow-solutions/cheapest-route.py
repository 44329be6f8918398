# Goes over all lines again until no fare falls.
from math import inf

towns, lines = map(int, input().split())
buses = [tuple(map(int, input().split())) for _ in range(lines)]
lowest = [inf] * (towns + 1)
lowest[1] = 0
changed = True
while changed:
    changed = False
    for a, b, fare in buses:
        for start, end in ((a, b), (b, a)):
            if lowest[start] + fare < lowest[end]:
                lowest[end] = lowest[start] + fare
                changed = True
print(-1 if lowest[towns] == inf else lowest[towns])
