# Looks for the highest walls on both sides of each place.
input()
heights = list(map(int, input().split()))
depths = [
    min(max(heights[: place + 1]), max(heights[place:])) - height
    for place, height in enumerate(heights)
]
print(sum(depths), max(depths))
