from collections import deque

_, bells = map(int, input().split())
queue = deque(input().split())
queue.rotate(-(bells % len(queue)))
print(*queue)
