from math import inf

_, amount = map(int, input().split())
notes = list(map(int, input().split()))
fewest = [0] + [inf] * amount
for total in range(1, amount + 1):
    fewest[total] = 1 + min((fewest[total - note] for note in notes if note <= total), default=inf)
print(-1 if fewest[amount] == inf else fewest[amount])
