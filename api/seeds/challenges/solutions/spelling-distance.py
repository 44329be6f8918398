first, second = input().strip(), input().strip()
above = list(range(len(second) + 1))
for removed, letter in enumerate(first, start=1):
    row = [removed]
    for place, other in enumerate(second):
        row.append(min(above[place] + (letter != other), above[place + 1] + 1, row[place] + 1))
    above = row
print(above[-1])
