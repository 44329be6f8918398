# Tries all orders of the columns.
from itertools import permutations

n, count = map(int, input().split())
wet = {tuple(int(place) - 1 for place in input().split()) for _ in range(count)}
print(
    sum(
        len({row + column for row, column in enumerate(columns)}) == n
        and len({row - column for row, column in enumerate(columns)}) == n
        and not any(square in wet for square in enumerate(columns))
        for columns in permutations(range(n))
    )
)
