# Looks at every stretch, motif by motif.
border = input().strip()
best = ""
for start in range(len(border)):
    for end in range(start, len(border)):
        left, right = start, end
        while left < right and border[left] == border[right]:
            left, right = left + 1, right - 1
        if left >= right and end - start + 1 > len(best):
            best = border[start : end + 1]
print(best)
