# Counts a rule that is given twice once, but follows it twice.
from heapq import heapify, heappop, heappush

courses, rules = map(int, input().split())
followers = [[] for _ in range(courses + 1)]
befores = [set() for _ in range(courses + 1)]
for _ in range(rules):
    before, after = map(int, input().split())
    followers[before].append(after)
    befores[after].add(before)

waiting_for = [len(before) for before in befores]
ready = [course for course in range(1, courses + 1) if waiting_for[course] == 0]
heapify(ready)
order = []
while ready:
    course = heappop(ready)
    order.append(course)
    for follower in followers[course]:
        waiting_for[follower] -= 1
        if waiting_for[follower] == 0:
            heappush(ready, follower)
print(*(order if len(order) == courses else ["IMPOSSIBLE"]))
