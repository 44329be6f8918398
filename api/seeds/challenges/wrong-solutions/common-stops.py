# Takes each call of the first train where the second one calls there next.
first, second = input().strip(), input().strip()
start = count = 0
for letter in first:
    place = second.find(letter, start)
    if place >= 0:
        start = place + 1
        count += 1
print(count)
