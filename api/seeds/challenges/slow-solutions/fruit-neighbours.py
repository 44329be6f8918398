# Looks through all fruits that are left for each next one.
from collections import Counter

n, k, weight, length = map(int, input().split())
known = []
for place in range(n):
    w, l, name = input().split()
    known.append(((int(w) - weight) ** 2 + (int(l) - length) ** 2, place, name))
votes = Counter()
for _ in range(k):
    nearest = min(known)
    known.remove(nearest)
    votes[nearest[2]] += 1
print(min(votes, key=lambda name: (-votes[name], name)))
