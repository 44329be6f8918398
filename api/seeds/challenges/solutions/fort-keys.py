from collections import deque

rows, columns = map(int, input().split())
fort = {
    (row, column): cell
    for row in range(rows)
    for column, cell in enumerate(input().strip())
    if cell != "#"
}
start = next(place for place, cell in fort.items() if cell == "S")
steps = {(start, 0): 0}
queue = deque(steps)
arrivals = []
while queue:
    state = (row, column), keys = queue.popleft()
    if fort[row, column] == "G":
        arrivals.append((steps[state], keys.bit_count()))
        continue
    for place in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
        cell = fort.get(place, "#")
        if cell == "#" or (cell in "ABCDEF" and not keys >> ord(cell) - ord("A") & 1):
            continue
        held = keys | 1 << ord(cell) - ord("a") if cell in "abcdef" else keys
        if (place, held) not in steps:
            steps[place, held] = steps[state] + 1
            queue.append((place, held))
print(*min(arrivals, default=("LOCKED",)))
