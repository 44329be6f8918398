from itertools import cycle

for _ in range(int(input())):
    *digits, sign = input().strip()
    weights = cycle(range(2, 8))
    total = sum(int(digit) * weight for digit, weight in zip(reversed(digits), weights))
    right = "0123456789X"[-total % 11]
    print("OK" if sign == right else right)
