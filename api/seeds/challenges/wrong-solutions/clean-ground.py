# Looks above and to the left, but not at the corner between.
rows, columns = map(int, input().split())
above = [0] * columns
sides = []
for _ in range(rows):
    row = []
    for mark, up in zip(input().strip(), above):
        row.append(0 if mark == "#" else 1 + min(row[-1] if row else 0, up))
    above = row
    sides += row
largest = max(sides)
print(largest, sides.count(largest) if largest else 0)
