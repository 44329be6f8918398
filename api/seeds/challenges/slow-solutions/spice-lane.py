# Walks on from every stall until the list is complete.
from collections import Counter

stalls = input().split()
needed = Counter(input().split())
best = None
for start in range(len(stalls)):
    missing = needed.copy()
    left = missing.total()
    for end in range(start, len(stalls)):
        if missing[stalls[end]] > 0:
            missing[stalls[end]] -= 1
            left -= 1
        if left == 0:
            if best is None or end - start < best[1] - best[0]:
                best = start, end
            break
print(f"{best[0] + 1} {best[1] + 1}" if best else "NONE")
