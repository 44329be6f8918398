# Compares each slot with all closures so far.
closures = []
for _ in range(int(input())):
    start, end = map(int, input().split())
    apart = []
    for other_start, other_end in closures:
        if other_end < start or end < other_start:
            apart.append((other_start, other_end))
        else:
            start, end = min(start, other_start), max(end, other_end)
    closures = [*apart, (start, end)]
print(len(closures), sum(end - start for start, end in closures))
