# Looks at all that have passed for each request.
n, limit, width = map(int, input().split())
passed = []
refused = -1
for second in map(int, input().split()):
    if sum(1 for one in passed if one > second - width) < limit:
        passed.append(second)
    elif refused < 0:
        refused = second
print(len(passed), refused)
