# Looks at all platforms for each train.
trains, platforms = map(int, input().split())
free_at = [0] * platforms
given = []
waited = 0
for _ in range(trains):
    arrival, stay = map(int, input().split())
    minute = max(arrival, min(free_at))
    platform = next(place for place, free in enumerate(free_at) if free <= minute)
    free_at[platform] = minute + stay
    given.append(platform + 1)
    waited += minute - arrival
print(*given)
print(waited)
