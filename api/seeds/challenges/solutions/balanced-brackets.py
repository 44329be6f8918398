OPENING = {")": "(", "]": "[", "}": "{"}


def verdict(line):
    still_open = []
    for place, bracket in enumerate(line, start=1):
        if bracket not in OPENING:
            still_open.append(bracket)
        elif not still_open or still_open.pop() != OPENING[bracket]:
            return place
    return "OPEN" if still_open else "OK"


print(verdict(input().strip()))
