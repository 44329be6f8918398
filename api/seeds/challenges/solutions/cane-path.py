from heapq import heappop, heappush

rows, columns = map(int, input().split())
field = [input().strip() for _ in range(rows)]
queue = [(int(field[0][0] == "#"), 0, 0, 0)]
settled = set()
while queue:
    cuts, steps, row, column = heappop(queue)
    if (row, column) == (rows - 1, columns - 1):
        print(cuts, steps)
        break
    if (row, column) in settled:
        continue
    settled.add((row, column))
    for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
        if 0 <= y < rows and 0 <= x < columns:
            heappush(queue, (cuts + (field[y][x] == "#"), steps + 1, y, x))
