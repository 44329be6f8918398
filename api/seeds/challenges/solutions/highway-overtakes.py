from bisect import bisect, insort

BLOCK = 512
trucks = int(input())
out = [[] for _ in range(trucks // BLOCK + 1)]
counts = [0] * len(out)
overtaken = {}
for truck in map(int, input().split()):
    block = truck // BLOCK
    overtaken[truck] = truck - 1 - sum(counts[:block]) - bisect(out[block], truck)
    insort(out[block], truck)
    counts[block] += 1
best = max(overtaken, key=lambda truck: (overtaken[truck], -truck))
print(sum(overtaken.values()), overtaken[best], best)
