# Cuts the time into pieces of W seconds and counts in each.
n, limit, width = map(int, input().split())
passed = {}
refused = -1
for second in map(int, input().split()):
    if passed.get(second // width, 0) < limit:
        passed[second // width] = passed.get(second // width, 0) + 1
    elif refused < 0:
        refused = second
print(sum(passed.values()), refused)
