# Stops the banner at houses that are just as high.
from itertools import accumulate

houses = int(input())
edges = [0, *accumulate(map(int, input().split()))]
heights = list(map(int, input().split()))


def next_not_higher(order, outside):
    found = [outside] * houses
    higher = []
    for house in order:
        while higher and heights[higher[-1]] >= heights[house]:
            found[higher.pop()] = house
        higher.append(house)
    return found


right = next_not_higher(range(houses), houses)
left = next_not_higher(reversed(range(houses)), -1)
print(max(heights[i] * (edges[right[i]] - edges[left[i] + 1]) for i in range(houses)))
