# Cuts off the fractions of the quotients.
from heapq import heapify, heapreplace

panels, seats = map(int, input().split())
votes = list(map(int, input().split()))
won = [0] * panels
quotients = [(-count, panel) for panel, count in enumerate(votes)]
heapify(quotients)
for _ in range(seats):
    panel = quotients[0][1]
    won[panel] += 1
    heapreplace(quotients, (-(votes[panel] // (won[panel] + 1)), panel))
print(*won)
