# Looks at every number.
first, last, divisor = map(int, input().split())
lucky = 0
for number in range(first, last + 1):
    digits = str(number)
    if all(one != other for one, other in zip(digits, digits[1:])):
        lucky += sum(map(int, digits)) % divisor == 0
print(lucky)
