# Leaves the two in the order of the entries.
from collections import Counter

input()
tokens = Counter(map(int, input().split()))
print(*(token for token, times in tokens.items() if times == 1))
