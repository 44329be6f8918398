rows, columns = map(int, input().split())
grid = [input().split() for _ in range(rows)]
row, column = 0, -1
down, right = 0, 1
visited = []
lengths = [columns, rows - 1]
while lengths[0] > 0:
    for _ in range(lengths[0]):
        row, column = row + down, column + right
        visited.append(grid[row][column])
    down, right = right, -down
    lengths = [lengths[1], lengths[0] - 1]
print(*visited)
