# Tells equal letters apart.
from math import factorial

word = input().strip()
place = 1
for start, letter in enumerate(word):
    smaller = sum(other < letter for other in word[start + 1 :])
    place += smaller * factorial(len(word) - start - 1)
print(place, factorial(len(word)))
