# Always goes to the nearest address.
count = int(input())
office = at = tuple(map(int, input().split()))
left = [tuple(map(int, input().split())) for _ in range(count)]
length = 0
while left:
    nearest = min(left, key=lambda place: abs(place[0] - at[0]) + abs(place[1] - at[1]))
    left.remove(nearest)
    length += abs(nearest[0] - at[0]) + abs(nearest[1] - at[1])
    at = nearest
print(length + abs(office[0] - at[0]) + abs(office[1] - at[1]))
