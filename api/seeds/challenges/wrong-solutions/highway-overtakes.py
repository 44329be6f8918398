# On a tie it names the truck with the largest number.
from bisect import bisect, insort

input()
out = []
overtaken = {}
for truck in map(int, input().split()):
    overtaken[truck] = truck - 1 - bisect(out, truck)
    insort(out, truck)
best = max(overtaken, key=lambda truck: (overtaken[truck], truck))
print(sum(overtaken.values()), overtaken[best], best)
