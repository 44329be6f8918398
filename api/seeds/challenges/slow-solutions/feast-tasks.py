# Follows every chain of tasks.
tasks, rules = map(int, input().split())
minutes = list(map(int, input().split()))
pairs = [tuple(int(task) - 1 for task in input().split()) for _ in range(rules)]
before = [[] for _ in range(tasks)]
after = [[] for _ in range(tasks)]
for first, then in set(pairs):
    before[then].append(first)
    after[first].append(then)


def longest(task, beside):
    return minutes[task] + max((longest(other, beside) for other in beside[task]), default=0)


try:
    through = [longest(task, before) + longest(task, after) - minutes[task] for task in range(tasks)]
    print(max(through), through.count(max(through)))
except RecursionError:
    print("IMPOSSIBLE")
