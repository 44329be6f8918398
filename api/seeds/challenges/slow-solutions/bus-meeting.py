# Tries all divisors from the smaller number down.
a, b = map(int, input().split())
divisor = min(a, b)
while a % divisor or b % divisor:
    divisor -= 1
print(divisor, a // divisor * b)
