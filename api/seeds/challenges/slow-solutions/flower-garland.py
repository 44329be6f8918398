# Compares flower by flower for every length, whether it divides the number of flowers or not.
garland = input().strip()
n = len(garland)
for length in range(1, n + 1):
    repeats = all(garland[place] == garland[place % length] for place in range(n))
    if repeats and n % length == 0:
        print(garland[:length], n // length)
        break
