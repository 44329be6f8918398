# Looks through all servers for each key.
input()
servers = sorted(map(int, input().split()))
held = [0] * len(servers)
for key in map(int, input().split()):
    owner = 0
    for index, server in enumerate(servers):
        if server >= key:
            owner = index
            break
    held[owner] += 1
print(*held)
print(max(held) if len(servers) > 1 else 0)
