# Leaves each place empty in turn, and looks for the best of the others.
n = int(input())
listeners = list(map(int, input().split()))
best = listeners[0] if n == 1 else 0
for empty in range(n):
    used = free = 0
    for place in range(1, n):
        used, free = free + listeners[(empty + place) % n], max(used, free)
    best = max(best, used, free)
print(best)
