from collections import Counter

stalls = input().split()
needed = Counter(input().split())
missing = needed.total()
seen = Counter()
best = None
start = 0
for end, spice in enumerate(stalls):
    seen[spice] += 1
    missing -= seen[spice] <= needed[spice]
    while seen[stalls[start]] > needed[stalls[start]] and start < end:
        seen[stalls[start]] -= 1
        start += 1
    if missing == 0 and (best is None or end - start < best[1] - best[0]):
        best = start, end
print(f"{best[0] + 1} {best[1] + 1}" if best else "NONE")
