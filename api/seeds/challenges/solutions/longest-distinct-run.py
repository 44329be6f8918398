last_seen = {}
start = best = 0
for index, bead in enumerate(input().strip()):
    start = max(start, last_seen.get(bead, -1) + 1)
    last_seen[bead] = index
    best = max(best, index - start + 1)
print(best)
