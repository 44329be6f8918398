# Expects as many columns as rows.
rows, columns = map(int, input().split())
table = [input().split() for _ in range(rows)]
for column in range(rows):
    print(*(table[row][column] for row in range(rows)))
