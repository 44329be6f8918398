from heapq import heapify, heapreplace

# Two different quotients are never closer than 1 / 10^10, so that these whole numbers differ too.
SCALE = 10**11

panels, seats = map(int, input().split())
votes = [int(count) * SCALE for count in input().split()]
won = [0] * panels
quotients = [(-count, panel) for panel, count in enumerate(votes)]
heapify(quotients)
for _ in range(seats):
    panel = quotients[0][1]
    won[panel] += 1
    heapreplace(quotients, (-(votes[panel] // (won[panel] + 1)), panel))
print(*won)
