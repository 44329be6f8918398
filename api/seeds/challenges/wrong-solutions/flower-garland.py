# Goes by how often each flower occurs, whatever the order.
from collections import Counter
from math import gcd

garland = input().strip()
times = gcd(*Counter(garland).values())
print(garland[: len(garland) // times], times)
