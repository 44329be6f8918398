from fractions import Fraction
from heapq import heapify, heapreplace

panels, seats = map(int, input().split())
votes = list(map(int, input().split()))
won = [0] * panels
quotients = [(Fraction(-count), panel) for panel, count in enumerate(votes)]
heapify(quotients)
for _ in range(seats):
    panel = quotients[0][1]
    won[panel] += 1
    heapreplace(quotients, (Fraction(-votes[panel], won[panel] + 1), panel))
print(*won)
