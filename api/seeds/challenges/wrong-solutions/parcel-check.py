# Goes on with the weights 8, 9, 10 and so on.
for _ in range(int(input())):
    *digits, sign = input().strip()
    total = sum(int(digit) * weight for weight, digit in enumerate(reversed(digits), start=2))
    right = "0123456789X"[-total % 11]
    print("OK" if sign == right else right)
