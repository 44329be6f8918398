from bisect import bisect_left

input()
servers = sorted(map(int, input().split()))
held = [0] * len(servers)
for key in map(int, input().split()):
    held[bisect_left(servers, key) % len(servers)] += 1
print(*held)
print(max(held) if len(servers) > 1 else 0)
