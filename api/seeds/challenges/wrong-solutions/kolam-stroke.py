# Expects every dot to have a line.
dots, lines = map(int, input().split())
joined = [[] for _ in range(dots + 1)]
for _ in range(lines):
    a, b = map(int, input().split())
    joined[a].append(b)
    joined[b].append(a)
seen = {1}
to_visit = [1]
while to_visit:
    for dot in joined[to_visit.pop()]:
        if dot not in seen:
            seen.add(dot)
            to_visit.append(dot)
odd = [dot for dot in range(1, dots + 1) if len(joined[dot]) % 2]
if len(seen) < dots or len(odd) > 2:
    print("NO")
elif odd:
    print("PATH", *odd)
else:
    print("LOOP")
