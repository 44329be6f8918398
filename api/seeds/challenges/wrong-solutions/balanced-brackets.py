# Counts each kind by itself.
OPENING = {")": "(", "]": "[", "}": "{"}


def verdict(line):
    still_open = {"(": 0, "[": 0, "{": 0}
    for place, bracket in enumerate(line, start=1):
        if bracket in still_open:
            still_open[bracket] += 1
        else:
            still_open[OPENING[bracket]] -= 1
            if still_open[OPENING[bracket]] < 0:
                return place
    return "OPEN" if any(still_open.values()) else "OK"


print(verdict(input().strip()))
