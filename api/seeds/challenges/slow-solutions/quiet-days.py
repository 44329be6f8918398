# Looks at every day.
days, _ = map(int, input().split())
rhythms = list(map(int, input().split()))
quiet = single = 0
for day in range(1, days + 1):
    held = sum(day % rhythm == 0 for rhythm in rhythms)
    quiet += held == 0
    single += held == 1
print(quiet, single)
