villages, road_count = map(int, input().split())
roads = [[] for _ in range(villages + 1)]
for road in range(1, road_count + 1):
    a, b = map(int, input().split())
    roads[a].append((b, road))
    roads[b].append((a, road))

vital = []
entered = [0] * (villages + 1)
# The earliest entered village that a village and all below it can reach.
lowest = [0] * (villages + 1)
clock = 0
for start in range(1, villages + 1):
    if entered[start]:
        continue
    clock += 1
    entered[start] = lowest[start] = clock
    way = [(start, 0, iter(roads[start]))]
    while way:
        village, came_by, left = way[-1]
        for other, road in left:
            if road == came_by:
                continue
            if entered[other]:
                lowest[village] = min(lowest[village], entered[other])
            else:
                clock += 1
                entered[other] = lowest[other] = clock
                way.append((other, road, iter(roads[other])))
                break
        else:
            way.pop()
            if way:
                above = way[-1][0]
                lowest[above] = min(lowest[above], lowest[village])
                if lowest[village] > entered[above]:
                    vital.append(came_by)
print(len(vital), *sorted(vital))
