from collections import defaultdict

_, lines = map(int, input().split())
joined = defaultdict(list)
for _ in range(lines):
    a, b = map(int, input().split())
    joined[a].append(b)
    joined[b].append(a)

start = next(iter(joined))
seen = {start}
to_visit = [start]
while to_visit:
    for dot in joined[to_visit.pop()]:
        if dot not in seen:
            seen.add(dot)
            to_visit.append(dot)

odd = sorted(dot for dot, others in joined.items() if len(others) % 2)
if len(seen) < len(joined) or len(odd) > 2:
    print("NO")
elif odd:
    print("PATH", *odd)
else:
    print("LOOP")
