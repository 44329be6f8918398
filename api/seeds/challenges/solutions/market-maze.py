from collections import deque

rows, _ = map(int, input().split())
market = {
    (row, column): cell
    for row in range(rows)
    for column, cell in enumerate(input().strip())
    if cell != "#"
}
start = next(place for place, cell in market.items() if cell == "S")
steps = {start: 0}
queue = deque([start])
answer = -1
while queue:
    row, column = place = queue.popleft()
    if market[place] == "E":
        answer = steps[place]
        break
    for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
        if near in market and near not in steps:
            steps[near] = steps[place] + 1
            queue.append(near)
print(answer)
