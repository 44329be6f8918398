# Moves one person for each bell.
from collections import deque

_, bells = map(int, input().split())
queue = deque(input().split())
for _ in range(bells):
    queue.append(queue.popleft())
print(*queue)
