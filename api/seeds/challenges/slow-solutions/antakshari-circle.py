# Counts singer by singer, also where that leads round the circle many times.
from collections import deque

count = int(input())
circle = deque(input().split())
left = []
while circle:
    for _ in range(count - 1):
        circle.append(circle.popleft())
    left.append(circle.popleft())
    count = len(left[-1])
print(*left)
