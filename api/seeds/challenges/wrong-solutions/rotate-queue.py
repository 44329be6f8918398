# Rotates the other way round.
_, bells = map(int, input().split())
queue = input().split()
turn = bells % len(queue)
print(*queue[-turn:], *queue[:-turn])
