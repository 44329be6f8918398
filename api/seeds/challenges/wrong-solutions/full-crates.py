# Forgets the periods that begin on the first day.
from collections import defaultdict
from itertools import accumulate

_, crate = map(int, input().split())
days_by_rest = defaultdict(list)
for day, total in enumerate(accumulate(map(int, input().split()))):
    days_by_rest[total % crate].append(day)
good = sum(len(days) * (len(days) - 1) // 2 for days in days_by_rest.values())
print(good, max(days[-1] - days[0] for days in days_by_rest.values()))
