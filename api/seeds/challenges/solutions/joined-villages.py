n, m = map(int, input().split())
parent = list(range(n + 1))
size = [1] * (n + 1)
regions, largest = n, 1


def find(village):
    while parent[village] != village:
        parent[village] = parent[parent[village]]
        village = parent[village]
    return village


for _ in range(m):
    small, big = sorted(map(find, map(int, input().split())), key=lambda root: size[root])
    if small != big:
        parent[small] = big
        size[big] += size[small]
        regions -= 1
        largest = max(largest, size[big])
    print(regions, largest)
