# Hires whoever teaches a missing subject for the least money, again and again.
count, subjects = map(int, input().split())
applicants = []
for _ in range(count):
    salary, *taught = map(int, input().split())
    applicants.append((salary, set(taught)))
missing = set(range(1, subjects + 1))
cost = teachers = 0
while missing:
    useful = [(salary / len(taught & missing), salary, taught) for salary, taught in applicants if taught & missing]
    if not useful:
        break
    _, salary, taught = min(useful, key=lambda one: one[0])
    cost, teachers, missing = cost + salary, teachers + 1, missing - taught
print(*([-1] if missing else [cost, teachers]))
