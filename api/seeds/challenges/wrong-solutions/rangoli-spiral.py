# Goes back along the row or column that is left in the middle.
rows, columns = map(int, input().split())
grid = [input().split() for _ in range(rows)]
top, bottom, left, right = 0, rows - 1, 0, columns - 1
visited = []
while top <= bottom and left <= right:
    visited += grid[top][left : right + 1]
    visited += [grid[row][right] for row in range(top + 1, bottom + 1)]
    visited += [grid[bottom][column] for column in range(right - 1, left - 1, -1)]
    visited += [grid[row][left] for row in range(bottom - 1, top, -1)]
    top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
print(*visited)
