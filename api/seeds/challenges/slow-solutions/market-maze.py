# Goes over the whole market again for each step.
rows, columns = map(int, input().split())
cells = [input().strip() for _ in range(rows)]
steps = [[None] * columns for _ in range(rows)]
for row in range(rows):
    for column in range(columns):
        if cells[row][column] == "S":
            steps[row][column] = 0
        if cells[row][column] == "E":
            end = row, column
step = 0
changed = True
while changed and steps[end[0]][end[1]] is None:
    changed = False
    for row in range(rows):
        for column in range(columns):
            if steps[row][column] != step:
                continue
            for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if 0 <= y < rows and 0 <= x < columns and cells[y][x] != "#" and steps[y][x] is None:
                    steps[y][x] = step + 1
                    changed = True
    step += 1
answer = steps[end[0]][end[1]]
print(-1 if answer is None else answer)
