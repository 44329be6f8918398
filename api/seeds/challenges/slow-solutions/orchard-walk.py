# Follows every way.
rows, columns = map(int, input().split())
mangoes = [list(map(int, input().split())) for _ in range(rows)]


def most(row, column):
    if row == rows or column == columns or mangoes[row][column] < 0:
        return float("-inf")
    if (row, column) == (rows - 1, columns - 1):
        return mangoes[row][column]
    return mangoes[row][column] + max(most(row + 1, column), most(row, column + 1))


answer = most(0, 0)
print("BLOCKED" if answer < 0 else answer)
