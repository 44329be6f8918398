# Does not count how often a letter comes.
from collections import Counter

input()
families = Counter("".join(sorted(set(word))) for word in input().split())
print(len(families), max(families.values()))
