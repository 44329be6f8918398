# Compares all panels for each seat.
panels, seats = map(int, input().split())
votes = list(map(int, input().split()))
won = [0] * panels
for _ in range(seats):
    best = 0
    for panel in range(1, panels):
        if votes[panel] * (won[best] + 1) > votes[best] * (won[panel] + 1):
            best = panel
    won[best] += 1
print(*won)
