# Ends the second slab at 200 units.
units = int(input())
print(50 + 3 * min(units, 100) + 5 * min(max(units - 100, 0), 100) + 8 * max(units - 200, 0))
