# Looks at every pair of start and end: it does not stop at the first repeat.
beads = input().strip()
best = 0
for start in range(len(beads)):
    seen = set()
    repeated = False
    for bead in beads[start:]:
        repeated = repeated or bead in seen
        seen.add(bead)
        if not repeated:
            best = max(best, len(seen))
print(best)
