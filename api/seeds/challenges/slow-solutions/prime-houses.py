# Tries all divisors of each number.
from math import isqrt

primes = 0
largest = 0
for number in range(2, int(input()) + 1):
    if all(number % divisor for divisor in range(2, isqrt(number) + 1)):
        primes += 1
        largest = number
print(primes, largest)
