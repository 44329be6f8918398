from bisect import bisect, insort

input()
already_out = []
overtaken = {}
for truck in map(int, input().split()):
    overtaken[truck] = truck - 1 - bisect(already_out, truck)
    insort(already_out, truck)
best = max(overtaken, key=lambda truck: (overtaken[truck], -truck))
print(sum(overtaken.values()), overtaken[best], best)
