# Renames every village of a region when it joins another.
n, m = map(int, input().split())
region = list(range(n + 1))
regions, largest = n, 1
for _ in range(m):
    a, b = map(int, input().split())
    old, new = region[a], region[b]
    if old != new:
        region = [new if name == old else name for name in region]
        regions -= 1
        largest = max(largest, region.count(new))
    print(regions, largest)
