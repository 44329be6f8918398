# Takes an empty tank at a pump for the end of the drive.
gains = []
for _ in range(int(input())):
    litres, needed = map(int, input().split())
    gains.append(litres - needed)
start = 1
tank = 0
for place, gain in enumerate(gains, 1):
    tank += gain
    if tank <= 0:
        start, tank = place + 1, 0
print(start if sum(gains) >= 0 and start <= len(gains) else -1)
