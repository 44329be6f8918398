# Takes an equally warm day for a warmer one.
n = int(input())
days = list(map(int, input().split()))
waits = [0] * n
waiting = []
for today, warmth in enumerate(days):
    while waiting and days[waiting[-1]] <= warmth:
        day = waiting.pop()
        waits[day] = today - day
    waiting.append(today)
print(*waits)
