# Recurses from cell to cell, deeper than Python allows.
rows, columns = map(int, input().split())
cells = [list(input().strip()) for _ in range(rows)]


def drain(row, column):
    if not (0 <= row < rows and 0 <= column < columns) or cells[row][column] != "W":
        return 0
    cells[row][column] = "."
    return (
        1
        + drain(row + 1, column)
        + drain(row - 1, column)
        + drain(row, column + 1)
        + drain(row, column - 1)
    )


sizes = [
    drain(row, column)
    for row in range(rows)
    for column in range(columns)
    if cells[row][column] == "W"
]
print(len(sizes), max(sizes, default=0))
