from bisect import bisect_left
from itertools import accumulate

houses = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
passed = list(accumulate(people for _, people in houses))
well, _ = houses[bisect_left(passed, passed[-1] / 2)]
print(well, sum(people * abs(place - well) for place, people in houses))
