# Compares each house with all to the west of it.
input()
heights = list(map(int, input().split()))
print(
    *(
        place + 1
        for place, height in enumerate(heights)
        if all(other < height for other in heights[:place])
    )
)
