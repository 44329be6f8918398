# Only ever goes right and down.
rows, columns = map(int, input().split())
above = None
for row in range(rows):
    best = []
    for column, cell in enumerate(input().strip()):
        before = [best[-1]] if best else []
        if above:
            before.append(above[column])
        cuts, steps = min(before, default=(0, -1))
        best.append((cuts + (cell == "#"), steps + 1))
    above = best
print(*above[-1])
