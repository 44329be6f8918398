rows, _ = map(int, input().split())
burning, dark = set(), set()
for row in range(rows):
    for column, mark in enumerate(input().strip()):
        if mark == "*":
            burning.add((row, column))
        elif mark == "o":
            dark.add((row, column))
minutes = 0
while True:
    reached = {
        place
        for r, c in burning
        for place in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        if place in dark
    }
    if not reached:
        break
    dark -= reached
    burning = reached
    minutes += 1
print(minutes, len(dark))
