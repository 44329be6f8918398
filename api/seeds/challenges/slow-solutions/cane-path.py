# Goes over the whole field again until nothing gets better.
rows, columns = map(int, input().split())
field = [input().strip() for _ in range(rows)]
best = {(0, 0): (int(field[0][0] == "#"), 0)}
changed = True
while changed:
    changed = False
    for row in range(rows):
        for column in range(columns):
            for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if (y, x) in best:
                    cuts, steps = best[y, x]
                    way = cuts + (field[row][column] == "#"), steps + 1
                    if (row, column) not in best or way < best[row, column]:
                        best[row, column] = way
                        changed = True
print(*best[rows - 1, columns - 1])
