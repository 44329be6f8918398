# Looks along one of the two diagonals only.
n, count = map(int, input().split())
wet = {tuple(map(int, input().split())) for _ in range(count)}


def ways(row, columns, falling):
    if row > n:
        return 1
    return sum(
        ways(row + 1, columns | {column}, falling | {row - column})
        for column in range(1, n + 1)
        if column not in columns and row - column not in falling and (row, column) not in wet
    )


print(ways(1, frozenset(), frozenset()))
