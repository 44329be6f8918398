import sys
from collections import Counter
from itertools import islice

n, k, weight, length = map(int, input().split())
known = []
for place, fruit in enumerate(islice(sys.stdin, n)):
    w, l, name = fruit.split()
    known.append(((int(w) - weight) ** 2 + (int(l) - length) ** 2, place, name))
votes = Counter(name for _, _, name in sorted(known)[:k])
print(min(votes, key=lambda name: (-votes[name], name)))
