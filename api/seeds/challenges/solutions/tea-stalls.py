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


largest = (bays[-1] - bays[0]) // (k - 1)
print(bisect_left(range(largest + 1), True, key=lambda distance: not fits(distance)) - 1)
