# Forgets that the last place is a neighbour of the first.
input()
used = free = 0
for listeners in map(int, input().split()):
    used, free = free + listeners, max(used, free)
print(max(used, free))
