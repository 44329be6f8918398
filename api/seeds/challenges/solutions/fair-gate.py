from collections import deque

n, limit, width = map(int, input().split())
recent = deque()
passed = 0
refused = -1
for second in map(int, input().split()):
    while recent and recent[0] <= second - width:
        recent.popleft()
    if len(recent) < limit:
        recent.append(second)
        passed += 1
    elif refused < 0:
        refused = second
print(passed, refused)
