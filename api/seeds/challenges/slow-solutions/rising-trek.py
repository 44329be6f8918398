# Compares each camp with all camps before it.
input()
heights = list(map(int, input().split()))
longest = []
for place, height in enumerate(heights):
    longest.append(1 + max((longest[one] for one in range(place) if heights[one] < height), default=0))
print(max(longest))
