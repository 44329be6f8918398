# Stops before the root, so that the squares of primes count.
houses = int(input())
lit = bytearray([1]) * (houses + 1)
lit[:2] = bytes(2)
for number in range(2, int(houses**0.5)):
    if lit[number]:
        lit[number * number :: number] = bytes(len(range(number * number, houses + 1, number)))
print(lit.count(1), max(lit.rfind(1), 0))
