from bisect import bisect_left

input()
lowest = []
for height in map(int, input().split()):
    place = bisect_left(lowest, height)
    lowest[place : place + 1] = [height]
print(len(lowest))
