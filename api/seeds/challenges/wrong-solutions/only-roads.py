# Takes the roads to villages with a single road for the only vital ones.
villages, count = map(int, input().split())
roads = [tuple(map(int, input().split())) for _ in range(count)]
degree = [0] * (villages + 1)
for pair in roads:
    for village in pair:
        degree[village] += 1
vital = [number for number, pair in enumerate(roads, start=1) if any(degree[village] == 1 for village in pair)]
print(len(vital), *vital)
