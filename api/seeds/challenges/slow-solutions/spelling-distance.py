# Tries all three changes at each difference, and remembers nothing.
first, second = input().strip(), input().strip()
waiting = [(0, 0, 0)]
best = max(len(first), len(second))
while waiting:
    one, other, changes = waiting.pop()
    while one < len(first) and other < len(second) and first[one] == second[other]:
        one, other = one + 1, other + 1
    if one == len(first) or other == len(second):
        best = min(best, changes + len(first) - one + len(second) - other)
    elif changes < best:
        waiting += [(one + 1, other, changes + 1), (one, other + 1, changes + 1), (one + 1, other + 1, changes + 1)]
print(best)
