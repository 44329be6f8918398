from collections import deque

n, limit = map(int, input().split())
queue = deque(sorted(map(int, input().split())))
boats = 0
while queue:
    heaviest = queue.pop()
    if queue and queue[0] + heaviest <= limit:
        queue.popleft()
    boats += 1
print(boats, 2 * boats - n)
