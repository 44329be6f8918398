# Lets two peacocks lie side by side.
def product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) % (10**9 + 7) for column in zip(*b)] for row in a]


step = [[1, 1, 1], [1, 0, 0], [0, 1, 0]]
result = [[1], [0], [0]]
length = int(input())
while length:
    if length % 2:
        result = product(step, result)
    step = product(step, step)
    length //= 2
print(result[0][0])
