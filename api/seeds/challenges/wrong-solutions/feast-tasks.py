# Counts the tasks of one longest chain, though there may be several.
from graphlib import CycleError, TopologicalSorter

tasks, rules = map(int, input().split())
minutes = [0, *map(int, input().split())]
before = {task: set() for task in range(1, tasks + 1)}
for _ in range(rules):
    first, then = map(int, input().split())
    before[then].add(first)
try:
    done = {}
    for task in TopologicalSorter(before).static_order():
        end, length = max((done[other] for other in before[task]), default=(0, 0))
        done[task] = end + minutes[task], length + 1
    print(*max(done.values()))
except CycleError:
    print("IMPOSSIBLE")
