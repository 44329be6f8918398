# Climbs from both employees to the head for each dispute.
n, q = map(int, input().split())
senior = [0, *map(int, input().split())]


def rank(employee):
    steps = 0
    while employee := senior[employee]:
        steps += 1
    return steps


for _ in range(q):
    low, high = sorted(map(int, input().split()), key=rank, reverse=True)
    for _ in range(rank(low) - rank(high)):
        low = senior[low]
    while low != high:
        low, high = senior[low], senior[high]
    print(low)
