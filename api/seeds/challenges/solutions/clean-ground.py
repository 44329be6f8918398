rows, _ = map(int, input().split())
above = []
largest = count = 0
for _ in range(rows):
    row = []
    left = corner = 0
    for mark, up in zip(input().strip(), above or [0] * 500):
        left = 0 if mark == "#" else 1 + min(left, corner, up)
        corner = up
        row.append(left)
    above = row
    side = max(row)
    if side > largest:
        largest, count = side, 0
    if side == largest > 0:
        count += row.count(side)
print(largest, count)
