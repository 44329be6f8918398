from itertools import accumulate


def first_start(gains):
    if sum(gains) < 0:
        return -1
    levels = list(accumulate(gains))
    lowest = min(levels)
    return 1 if lowest >= 0 else levels.index(lowest) + 2


n = int(input())
pumps = [tuple(map(int, input().split())) for _ in range(n)]
print(first_start([litres - needed for litres, needed in pumps]))
