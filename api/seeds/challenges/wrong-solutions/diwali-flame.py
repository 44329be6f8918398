# Lets the flames start one after the other: the first reaches all lamps before the second begins.
rows, columns = map(int, input().split())
yard = [list(input().strip()) for _ in range(rows)]
flames = [(r, c) for r in range(rows) for c in range(columns) if yard[r][c] == "*"]
minutes = 0
for flame in flames:
    burning, passed = [flame], 0
    while burning:
        lit = []
        for r, c in burning:
            for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= y < rows and 0 <= x < columns and yard[y][x] == "o":
                    yard[y][x] = "*"
                    lit.append((y, x))
        burning = lit
        passed += bool(lit)
    minutes = max(minutes, passed)
print(minutes, sum(line.count("o") for line in yard))
