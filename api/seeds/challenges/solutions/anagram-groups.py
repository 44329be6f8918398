from collections import Counter

input()
families = Counter("".join(sorted(word)) for word in input().split())
print(len(families), max(families.values()))
