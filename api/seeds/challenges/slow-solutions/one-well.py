# Adds up all walks for each house.
houses = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
metres, well = min(
    (sum(people * abs(place - well) for place, people in houses), well) for well, _ in houses
)
print(well, metres)
