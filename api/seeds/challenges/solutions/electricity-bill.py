SLABS = [(100, 3), (200, 5), (float("inf"), 8)]

units = int(input())
bill = 50
for size, price in SLABS:
    used = min(units, size)
    bill += used * price
    units -= used
print(bill)
