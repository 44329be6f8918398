# Walks along every stretch.
fields, orders = map(int, input().split())
water = [0] * fields
for _ in range(orders):
    first, last, litres = map(int, input().split())
    for field in range(first - 1, last):
        water[field] += litres
most = max(water)
print(water.index(most) + 1, most, water.count(0))
