# Walks from each house to both sides as far as its height allows.
houses = int(input())
widths = list(map(int, input().split()))
heights = list(map(int, input().split()))
best = 0
for house, height in enumerate(heights):
    width = widths[house]
    left, right = house - 1, house + 1
    while left >= 0 and heights[left] >= height:
        width += widths[left]
        left -= 1
    while right < houses and heights[right] >= height:
        width += widths[right]
        right += 1
    best = max(best, width * height)
print(best)
