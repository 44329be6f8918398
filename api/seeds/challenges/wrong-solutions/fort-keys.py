# Counts the keys of the first arrival, not the fewest of all that are as quick.
from collections import deque

rows, columns = map(int, input().split())
fort = {(r, c): cell for r in range(rows) for c, cell in enumerate(input().strip())}
start = next(place for place, cell in fort.items() if cell == "S")
steps = {(start, 0): 0}
queue = deque(steps)
answer = ["LOCKED"]
while queue:
    state = (row, column), keys = queue.popleft()
    if fort[row, column] == "G":
        answer = [steps[state], keys.bit_count()]
        break
    for place in ((row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)):
        cell = fort.get(place, "#")
        if cell == "#" or (cell in "ABCDEF" and not keys >> ord(cell) - ord("A") & 1):
            continue
        held = keys | 1 << ord(cell) - ord("a") if cell in "abcdef" else keys
        if (place, held) not in steps:
            steps[place, held] = steps[state] + 1
            queue.append((place, held))
print(*answer)
