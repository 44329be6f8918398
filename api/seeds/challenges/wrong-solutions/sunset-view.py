# Lets a house see over one that is just as high.
input()
highest = 0
places = []
for place, height in enumerate(map(int, input().split()), 1):
    if height >= highest:
        places.append(place)
        highest = height
print(*places)
