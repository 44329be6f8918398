# Buys one packet of each spice, however often it stands on the list.
stalls = input().split()
needed = set(input().split())
last = {}
best = None
for end, spice in enumerate(stalls):
    if spice in needed:
        last.pop(spice, None)
        last[spice] = end
    if len(last) == len(needed):
        start = next(iter(last.values()))
        if best is None or end - start < best[1] - best[0]:
            best = start, end
print(f"{best[0] + 1} {best[1] + 1}" if best else "NONE")
