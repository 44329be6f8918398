import sys

n, *numbers = map(int, sys.stdin.read().split())
canals = [[] for _ in range(n + 1)]
for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    canals[a].append((b, length))
    canals[b].append((a, length))


def farthest(start):
    ways = [(0, start, 0)]
    for distance, village, origin in ways:
        for onward, length in canals[village]:
            if onward != origin:
                ways.append((distance + length, onward, village))
    return max(ways)


_, end, _ = farthest(1)
print(farthest(end)[0])
