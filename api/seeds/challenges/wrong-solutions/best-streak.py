# Prefers a period without a day to one with a loss.
input()
best = total = 0
for profit in map(int, input().split()):
    total = max(0, total + profit)
    best = max(best, total)
print(best)
