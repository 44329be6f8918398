# Gives a key at the very place of a server to the next one.
from bisect import bisect

input()
servers = sorted(map(int, input().split()))
held = [0] * len(servers)
for key in map(int, input().split()):
    held[bisect(servers, key) % len(servers)] += 1
print(*held)
print(max(held) if len(servers) > 1 else 0)
