# Gives the platform that has been free the longest, not the smallest number.
from heapq import heappop, heappush

trains, platforms = map(int, input().split())
free_at = [(0, platform) for platform in range(1, platforms + 1)]
given = []
waited = 0
for _ in range(trains):
    arrival, stay = map(int, input().split())
    free, platform = heappop(free_at)
    minute = max(arrival, free)
    heappush(free_at, (minute + stay, platform))
    given.append(platform)
    waited += minute - arrival
print(*given)
print(waited)
