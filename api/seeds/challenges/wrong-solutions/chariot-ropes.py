# Sorts once and ties each rope to the long one.
input()
first, *ropes = sorted(map(int, input().split()))
price = 0
for rope in ropes:
    first += rope
    price += first
print(price)
