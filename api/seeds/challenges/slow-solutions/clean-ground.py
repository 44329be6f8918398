# Shrinks all squares by one until none is left.
rows, columns = map(int, input().split())
free = [[mark == "." for mark in input().strip()] for _ in range(rows)]
corners = {(r, c) for r in range(rows) for c in range(columns) if free[r][c]}
side, count = 0, 0
while corners:
    side, count = side + 1, len(corners)
    corners = {
        (r, c) for r, c in corners if {(r + 1, c), (r, c + 1), (r + 1, c + 1)} <= corners
    }
print(side, count)
