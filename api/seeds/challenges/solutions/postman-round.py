from functools import cache

n = int(input())
places = [tuple(map(int, input().split())) for _ in range(n + 1)]


def way(a, b):
    return abs(places[a][0] - places[b][0]) + abs(places[a][1] - places[b][1])


@cache
def shortest(at, left):
    if not left:
        return way(at, 0)
    return min(way(at, place) + shortest(place, left - {place}) for place in left)


print(shortest(0, frozenset(range(1, n + 1))))
