# Looks for the warmer day from each day on.
n = int(input())
days = list(map(int, input().split()))
waits = []
for today, warmth in enumerate(days):
    later = today + 1
    while later < n and days[later] <= warmth:
        later += 1
    waits.append(later - today if later < n else 0)
print(*waits)
