# Looks at all courses for each next one.
courses, rules = map(int, input().split())
followers = [[] for _ in range(courses + 1)]
waiting_for = [0] * (courses + 1)
for _ in range(rules):
    before, after = map(int, input().split())
    followers[before].append(after)
    waiting_for[after] += 1

order = []
for _ in range(courses):
    ready = [course for course in range(1, courses + 1) if waiting_for[course] == 0]
    if not ready:
        break
    waiting_for[ready[0]] = -1
    order.append(ready[0])
    for follower in followers[ready[0]]:
        waiting_for[follower] -= 1
print(*(order if len(order) == courses else ["IMPOSSIBLE"]))
