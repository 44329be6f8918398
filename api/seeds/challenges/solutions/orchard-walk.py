rows, columns = map(int, input().split())
BLOCKED = float("-inf")
above = [0] + [BLOCKED] * (columns - 1)
for _ in range(rows):
    best = []
    left = BLOCKED
    for mangoes, up in zip(map(int, input().split()), above):
        left = BLOCKED if mangoes < 0 else max(left, up) + mangoes
        best.append(left)
    above = best
print("BLOCKED" if above[-1] < 0 else above[-1])
