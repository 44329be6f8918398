# Tries to hire and not to hire each applicant, and remembers nothing.
from math import inf

count, subjects = map(int, input().split())
applicants = []
for _ in range(count):
    salary, *taught = map(int, input().split())
    applicants.append((salary, sum(1 << subject - 1 for subject in taught)))


def cheapest(next_one, covered):
    if covered == 2**subjects - 1:
        return 0, 0
    if next_one == count:
        return inf, 0
    without = cheapest(next_one + 1, covered)
    salary, skills = applicants[next_one]
    if covered | skills == covered:
        return without
    cost, teachers = cheapest(next_one + 1, covered | skills)
    return min(without, (cost + salary, teachers + 1))


cost, teachers = cheapest(0, 0)
print(*([-1] if cost == inf else [cost, teachers]))
