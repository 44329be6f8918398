# Looks at the whole courtyard in every minute.
rows, columns = map(int, input().split())
yard = [list(input().strip()) for _ in range(rows)]
minutes = 0
while True:
    lit = [
        (row, column)
        for row in range(rows)
        for column in range(columns)
        if yard[row][column] == "o"
        and (
            (row > 0 and yard[row - 1][column] == "*")
            or (row + 1 < rows and yard[row + 1][column] == "*")
            or (column > 0 and yard[row][column - 1] == "*")
            or (column + 1 < columns and yard[row][column + 1] == "*")
        )
    ]
    if not lit:
        break
    for row, column in lit:
        yard[row][column] = "*"
    minutes += 1
print(minutes, sum(line.count("o") for line in yard))
