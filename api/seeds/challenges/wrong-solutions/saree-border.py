# Forgets the stretches of even length.
border = input().strip()
best = ""
for middle in range(len(border)):
    reach = 0
    while 0 < middle - reach and middle + reach + 1 < len(border) and border[middle - reach - 1] == border[middle + reach + 1]:
        reach += 1
    if 2 * reach + 1 > len(best):
        best = border[middle - reach : middle + reach + 1]
print(best)
