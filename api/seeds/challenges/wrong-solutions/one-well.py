# Counts houses in place of people.
houses = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
well, _ = houses[(len(houses) - 1) // 2]
print(well, sum(people * abs(place - well) for place, people in houses))
