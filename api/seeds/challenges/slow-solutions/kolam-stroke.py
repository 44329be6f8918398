# Goes over all lines again until no further dot is reached.
from collections import Counter

_, count = map(int, input().split())
lines = [tuple(map(int, input().split())) for _ in range(count)]
reached = {min(dot for line in lines for dot in line)}
grown = True
while grown:
    grown = False
    for a, b in lines:
        if (a in reached) != (b in reached):
            reached |= {a, b}
            grown = True
degrees = Counter(dot for line in lines for dot in line)
odd = sorted(dot for dot, degree in degrees.items() if degree % 2)
if len(reached) < len(degrees) or len(odd) > 2:
    print("NO")
elif odd:
    print("PATH", *odd)
else:
    print("LOOP")
