# Tries one distance after the other.
from bisect import bisect_left

_, k = map(int, input().split())
bays = sorted(map(int, input().split()))


def fits(distance):
    place = 0
    for _ in range(k - 1):
        place = bisect_left(bays, bays[place] + distance)
        if place == len(bays):
            return False
    return True


distance = 1
while fits(distance + 1):
    distance += 1
print(distance)
