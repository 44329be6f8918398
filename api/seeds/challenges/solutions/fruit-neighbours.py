from collections import Counter

n, k, weight, length = map(int, input().split())
known = []
for place in range(n):
    w, l, name = input().split()
    known.append(((int(w) - weight) ** 2 + (int(l) - length) ** 2, place, name))
votes = Counter(name for _, _, name in sorted(known)[:k])
print(min(votes, key=lambda name: (-votes[name], name)))
