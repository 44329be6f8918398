# On a tie it names the last field.
from itertools import accumulate

fields, orders = map(int, input().split())
change = [0] * (fields + 1)
for _ in range(orders):
    first, last, litres = map(int, input().split())
    change[first - 1] += litres
    change[last] -= litres
water = list(accumulate(change[:fields]))
most, best = max((litres, field) for field, litres in enumerate(water, 1))
print(best, most, water.count(0))
