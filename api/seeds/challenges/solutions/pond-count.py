rows, _ = map(int, input().split())
water = {
    (row, column)
    for row in range(rows)
    for column, cell in enumerate(input().strip())
    if cell == "W"
}
sizes = []
while water:
    to_visit = [water.pop()]
    size = 0
    while to_visit:
        row, column = to_visit.pop()
        size += 1
        for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if cell in water:
                water.remove(cell)
                to_visit.append(cell)
    sizes.append(size)
print(len(sizes), max(sizes, default=0))
