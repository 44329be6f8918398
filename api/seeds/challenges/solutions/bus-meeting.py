from math import gcd, lcm

a, b = map(int, input().split())
print(gcd(a, b), lcm(a, b))
