# Drives the whole round from each pump.
gains = []
for _ in range(int(input())):
    litres, needed = map(int, input().split())
    gains.append(litres - needed)


def is_start(start):
    tank = 0
    for gain in gains[start:] + gains[:start]:
        tank += gain
        if tank < 0:
            return False
    return True


print(next((start + 1 for start in range(len(gains)) if is_start(start)), -1))
