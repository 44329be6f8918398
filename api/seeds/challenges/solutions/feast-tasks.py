from graphlib import CycleError, TopologicalSorter

tasks, rules = map(int, input().split())
minutes = [0, *map(int, input().split())]
before = {task: set() for task in range(1, tasks + 1)}
for _ in range(rules):
    first, then = map(int, input().split())
    before[then].add(first)

try:
    order = list(TopologicalSorter(before).static_order())
except CycleError:
    print("IMPOSSIBLE")
else:
    done = [0] * (tasks + 1)
    for task in order:
        done[task] = minutes[task] + max((done[other] for other in before[task]), default=0)
    end = max(done)
    latest = [end] * (tasks + 1)
    for task in reversed(order):
        for other in before[task]:
            latest[other] = min(latest[other], latest[task] - minutes[task])
    print(end, sum(done[task] == latest[task] for task in order))
