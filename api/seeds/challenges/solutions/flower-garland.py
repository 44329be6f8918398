garland = input().strip()
n = len(garland)
for length in range(1, n + 1):
    if n % length == 0 and garland[:length] * (n // length) == garland:
        print(garland[:length], n // length)
        break
