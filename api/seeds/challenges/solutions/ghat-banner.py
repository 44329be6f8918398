from itertools import accumulate

houses = int(input())
edges = [0, *accumulate(map(int, input().split()))]
heights = list(map(int, input().split()))


def next_lower(order, outside):
    """For each house the first house after it, in this order, that is lower."""
    found = [outside] * houses
    higher = []
    for house in order:
        while higher and heights[higher[-1]] > heights[house]:
            found[higher.pop()] = house
        higher.append(house)
    return found


right = next_lower(range(houses), houses)
left = next_lower(reversed(range(houses)), -1)
print(max(heights[i] * (edges[right[i]] - edges[left[i] + 1]) for i in range(houses)))
