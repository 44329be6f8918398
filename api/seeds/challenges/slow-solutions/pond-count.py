# Looks for the next pond from the top left corner each time.
rows, _ = map(int, input().split())
cells = [list(input().strip()) for _ in range(rows)]


def first_water():
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            if cell == "W":
                return row, column
    return None


sizes = []
while start := first_water():
    to_visit = [start]
    size = 0
    while to_visit:
        row, column = to_visit.pop()
        if 0 <= row < rows and 0 <= column < len(cells[0]) and cells[row][column] == "W":
            cells[row][column] = "."
            size += 1
            to_visit += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    sizes.append(size)
print(len(sizes), max(sizes, default=0))
