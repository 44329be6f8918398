# Lets two camps of one height follow each other.
from bisect import bisect_right

input()
lowest = []
for height in map(int, input().split()):
    place = bisect_right(lowest, height)
    lowest[place : place + 1] = [height]
print(len(lowest))
