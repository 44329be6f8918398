# At equal distances it takes the alphabetically first name.
from collections import Counter

n, k, weight, length = map(int, input().split())
known = []
for _ in range(n):
    w, l, name = input().split()
    known.append(((int(w) - weight) ** 2 + (int(l) - length) ** 2, name))
votes = Counter(name for _, name in sorted(known)[:k])
print(min(votes, key=lambda name: (-votes[name], name)))
