# Multiplies the rhythms of a set, also where they share divisors.
from math import prod

days, _ = map(int, input().split())
rhythms = list(map(int, input().split()))
quiet = single = 0
for chosen in range(2 ** len(rhythms)):
    members = [rhythm for place, rhythm in enumerate(rhythms) if chosen >> place & 1]
    held = (-1) ** len(members) * (days // prod(members))
    quiet += held
    single -= len(members) * held
print(quiet, single)
