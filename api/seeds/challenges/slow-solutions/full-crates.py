# Adds up every period.
_, crate = map(int, input().split())
days = list(map(int, input().split()))
good = longest = 0
for start in range(len(days)):
    oranges = 0
    for end in range(start, len(days)):
        oranges += days[end]
        if oranges % crate == 0:
            good += 1
            longest = max(longest, end - start + 1)
print(good, longest)
