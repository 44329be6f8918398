# Looks for the slowest among all who still wait, each time.
input()
waiting = list(map(int, input().split()))
fastest = min(waiting)
second = sorted(waiting)[min(1, len(waiting) - 1)]
minutes = 0
while len(waiting) > 3:
    slowest = max(waiting)
    waiting.remove(slowest)
    slower = max(waiting)
    waiting.remove(slower)
    minutes += min(fastest + 2 * second + slowest, 2 * fastest + slower + slowest)
print(minutes + (sum(waiting) if len(waiting) == 3 else max(waiting)))
