# Closes each road in turn and looks whether its villages still reach each other.
villages, count = map(int, input().split())
roads = [tuple(map(int, input().split())) for _ in range(count)]
near = [[] for _ in range(villages + 1)]
for number, (a, b) in enumerate(roads, start=1):
    near[a].append((b, number))
    near[b].append((a, number))
vital = []
for lost, (start, end) in enumerate(roads, start=1):
    seen = {start}
    waiting = [start]
    while waiting:
        village = waiting.pop()
        for other, road in near[village]:
            if road != lost and other not in seen:
                seen.add(other)
                waiting.append(other)
    if end not in seen:
        vital.append(lost)
print(len(vital), *vital)
