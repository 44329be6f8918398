from collections import Counter
from math import factorial, prod


def slips(counts):
    return factorial(counts.total()) // prod(map(factorial, counts.values()))


word = input().strip()
counts = Counter(word)
total = slips(counts)
place = 1
for letter in word:
    size = counts.total()
    ways = slips(counts)
    place += sum(ways * count // size for other, count in counts.items() if other < letter)
    counts[letter] -= 1
print(place, total)
