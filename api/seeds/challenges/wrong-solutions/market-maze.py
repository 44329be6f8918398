# Only ever goes down or to the right.
rows, columns = map(int, input().split())
cells = [input().strip() for _ in range(rows)]
steps = {}
answer = -1
for row in range(rows):
    for column in range(columns):
        cell = cells[row][column]
        near = [steps[place] for place in ((row - 1, column), (row, column - 1)) if place in steps]
        if cell == "S":
            steps[row, column] = 0
        elif near and cell != "#":
            steps[row, column] = min(near) + 1
        if cell == "E":
            answer = steps.get((row, column), -1)
print(answer)
