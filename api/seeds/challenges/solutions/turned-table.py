rows, _ = map(int, input().split())
table = [input().split() for _ in range(rows)]
for column in zip(*table):
    print(*column)
