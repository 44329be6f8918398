# Balances all other heaps again for each heap.
_, most = map(int, input().split())
heaps = list(map(int, input().split()))
moves = 0
for place, heap in enumerate(heaps):
    target = 0
    for other_place, other in enumerate(heaps):
        if other_place != place:
            target ^= other % (most + 1)
    taken = (heap - target) % (most + 1)
    moves += target <= most and 1 <= taken <= heap
print("FIRST" if moves else "SECOND", moves)
