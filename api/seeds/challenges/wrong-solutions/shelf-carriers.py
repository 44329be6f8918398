# Forgets that one shelf may hold more than the share of a volunteer.
from bisect import bisect_left

_, volunteers = map(int, input().split())
shelves = list(map(int, input().split()))


def needed(limit):
    count, carried = 1, 0
    for books in shelves:
        if carried + books > limit:
            count, carried = count + 1, 0
        carried += books
    return count


limits = range(sum(shelves) // volunteers, sum(shelves) + 1)
fewest = limits[bisect_left(limits, True, key=lambda limit: needed(limit) <= volunteers)]
print(fewest, needed(fewest))
