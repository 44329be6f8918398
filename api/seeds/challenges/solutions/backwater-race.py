n = int(input())
canals = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b, length = map(int, input().split())
    canals[a].append((b, length))
    canals[b].append((a, length))


def farthest(start):
    distance = {start: 0}
    waiting = [start]
    while waiting:
        village = waiting.pop()
        for onward, length in canals[village]:
            if onward not in distance:
                distance[onward] = distance[village] + length
                waiting.append(onward)
    end = max(distance, key=distance.get)
    return end, distance[end]


end, _ = farthest(1)
print(farthest(end)[1])
