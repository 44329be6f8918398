# Compares all pairs of trucks.
input()
trucks = list(map(int, input().split()))
overtaken = {
    truck: sum(other < truck for other in trucks[place + 1 :])
    for place, truck in enumerate(trucks)
}
best = max(overtaken, key=lambda truck: (overtaken[truck], -truck))
print(sum(overtaken.values()), overtaken[best], best)
