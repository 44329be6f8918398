from collections import deque

count = int(input())
circle = deque(input().split())
left = []
while circle:
    circle.rotate(1 - count)
    left.append(circle.popleft())
    count = len(left[-1])
print(*left)
