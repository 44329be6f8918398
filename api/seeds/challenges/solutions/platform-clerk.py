from heapq import heappop, heappush

trains, platforms = map(int, input().split())
free = list(range(1, platforms + 1))
busy = []
given = []
waited = minute = 0
for _ in range(trains):
    arrival, stay = map(int, input().split())
    minute = max(minute, arrival)
    if not free:
        minute = max(minute, busy[0][0])
    while busy and busy[0][0] <= minute:
        heappush(free, heappop(busy)[1])
    platform = heappop(free)
    heappush(busy, (minute + stay, platform))
    given.append(platform)
    waited += minute - arrival
print(*given)
print(waited)
