from collections import deque

n, k = map(int, input().split())
values = list(map(int, input().split()))
falling, rising = deque(), deque()
differences = []
for day, value in enumerate(values):
    while falling and values[falling[-1]] <= value:
        falling.pop()
    while rising and values[rising[-1]] >= value:
        rising.pop()
    for days in (falling, rising):
        days.append(day)
        if days[0] <= day - k:
            days.popleft()
    if day >= k - 1:
        differences.append(values[falling[0]] - values[rising[0]])
smallest = min(differences)
print(smallest, differences.index(smallest) + 1)
