border = input().strip()
start, length = 0, 1
for end in range(1, len(border) + 1):
    for longer in (length + 2, length + 1):
        stretch = border[end - longer : end]
        if longer <= end and stretch == stretch[::-1]:
            start, length = end - longer, longer
            break
print(border[start : start + length])
