# Looks through the list of all that was seen for each step.
rows, columns = map(int, input().split())
fort = [input().strip() for _ in range(rows)]
start = next((r, line.index("S")) for r, line in enumerate(fort) if "S" in line)
states = [(*start, 0)]
steps = [0]
arrivals = []
for place, (row, column, keys) in enumerate(states):
    if fort[row][column] == "G":
        arrivals.append((steps[place], keys.bit_count()))
        continue
    for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
        cell = fort[y][x] if 0 <= y < rows and 0 <= x < columns else "#"
        if cell == "#" or (cell in "ABCDEF" and not keys >> ord(cell) - ord("A") & 1):
            continue
        held = keys | 1 << ord(cell) - ord("a") if cell in "abcdef" else keys
        if (y, x, held) not in states:
            states.append((y, x, held))
            steps.append(steps[place] + 1)
print(*min(arrivals, default=("LOCKED",)))
