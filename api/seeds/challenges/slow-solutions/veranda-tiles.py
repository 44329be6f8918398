# Goes through all lengths.
with_peacock = [0, 0, 0]
without = [0, 0, 1]
for _ in range(int(input())):
    plain_or_lotus = without[2] + with_peacock[2] + without[1] + with_peacock[1]
    with_peacock = [*with_peacock[1:], without[0]]
    without = [*without[1:], plain_or_lotus % 1_000_000_007]
print((without[2] + with_peacock[2]) % 1_000_000_007)
