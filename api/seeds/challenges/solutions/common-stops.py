first, second = input().strip(), input().strip()
above = [0] * (len(second) + 1)
for letter in first:
    row = [0]
    for place, other in enumerate(second):
        row.append(above[place] + 1 if letter == other else max(above[place + 1], row[place]))
    above = row
print(above[-1])
