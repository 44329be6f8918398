# Enters the first square even where it is fenced.
BLOCKED = float("-inf")
rows, columns = map(int, input().split())
above = None
for _ in range(rows):
    best = []
    for column, mangoes in enumerate(map(int, input().split())):
        left = best[-1] if best else BLOCKED
        up = above[column] if above else BLOCKED
        if above is None and column == 0:
            best.append(max(mangoes, 0))
        else:
            best.append(BLOCKED if mangoes < 0 else max(left, up) + mangoes)
    above = best
print("BLOCKED" if above[-1] < 0 else above[-1])
