n, count = map(int, input().split())
dry = [2**n - 1] * n
for _ in range(count):
    row, column = map(int, input().split())
    dry[row - 1] &= ~(1 << column - 1)


def ways(row, columns, rising, falling):
    if row == n:
        return 1
    total = 0
    free = dry[row] & ~(columns | rising | falling)
    while free:
        queen = free & -free
        free ^= queen
        total += ways(row + 1, columns | queen, (rising | queen) << 1, (falling | queen) >> 1)
    return total


print(ways(0, 0, 0, 0))
