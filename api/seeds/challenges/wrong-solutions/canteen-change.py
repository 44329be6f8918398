# Gives the small notes first.
from collections import Counter


def served(notes):
    drawer = Counter()
    for place, note in enumerate(notes):
        change = note - 50
        for value in (50, 100, 200):
            while change >= value and drawer[value]:
                drawer[value] -= 1
                change -= value
        if change:
            return place
        drawer[note] += 1
    return len(notes)


input()
print(served(list(map(int, input().split()))))
