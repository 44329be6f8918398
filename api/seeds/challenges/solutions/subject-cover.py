from math import inf

applicants, subjects = map(int, input().split())
cheapest = [(0, 0)] + [(inf, 0)] * (2**subjects - 1)
for _ in range(applicants):
    salary, *taught = map(int, input().split())
    skills = sum(1 << subject - 1 for subject in taught)
    hired = cheapest.copy()
    for covered, (cost, teachers) in enumerate(cheapest):
        both = covered | skills
        hired[both] = min(hired[both], (cost + salary, teachers + 1))
    cheapest = hired
cost, teachers = cheapest[-1]
print(*([-1] if cost == inf else [cost, teachers]))
