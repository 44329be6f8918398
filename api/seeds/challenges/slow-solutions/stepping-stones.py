# Tries every jump from every stone.
from math import inf

n = int(input())
jumps = [0] + [inf] * (n - 1)
for place, length in enumerate(map(int, input().split())):
    for end in range(place + 1, min(place + length + 1, n)):
        jumps[end] = min(jumps[end], jumps[place] + 1)
print(-1 if jumps[-1] == inf else jumps[-1])
