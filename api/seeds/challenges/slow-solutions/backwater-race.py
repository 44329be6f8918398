# Starts a race in every village.
import sys

n, *numbers = map(int, sys.stdin.read().split())
canals = [[] for _ in range(n + 1)]
for a, b, length in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    canals[a].append((b, length))
    canals[b].append((a, length))

longest = 0
for start in range(1, n + 1):
    waiting = [(start, 0, 0)]
    while waiting:
        village, origin, distance = waiting.pop()
        longest = max(longest, distance)
        for onward, length in canals[village]:
            if onward != origin:
                waiting.append((onward, village, distance + length))
print(longest)
