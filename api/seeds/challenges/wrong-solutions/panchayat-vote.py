# Is content with exactly half of the votes.
from collections import Counter

n = int(input())
votes = Counter(sorted(input().split())).most_common(2)
(first, count), *others = votes
print(first if 2 * count >= n else f"RUNOFF {first} {others[0][0]}")
