# Looks at all calls before both for each pair of equal ones.
first, second = input().strip(), input().strip()
# The longest shared tour that ends with each call of the second train.
longest = [0] * len(second)
for letter in first:
    row = longest[:]
    for place, other in enumerate(second):
        if letter == other:
            row[place] = max(row[place], 1 + max(longest[:place], default=0))
    longest = row
print(max(longest))
