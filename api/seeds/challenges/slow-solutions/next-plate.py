# Counts up until the digits are the same.
for _ in range(int(input())):
    plate = input().strip()
    digits = sorted(plate)
    if digits == list(plate)[::-1]:
        print("NONE")
        continue
    number = int(plate) + 1
    while sorted(str(number).zfill(len(plate))) != digits:
        number += 1
    print(str(number).zfill(len(plate)))
