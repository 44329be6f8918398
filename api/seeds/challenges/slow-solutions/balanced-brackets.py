# Walks back from each closing bracket to its partner.
PAIRS = {"()", "[]", "{}"}


def verdict(line):
    for place, bracket in enumerate(line):
        if bracket in ")]}":
            partner, depth = place - 1, 1
            while partner >= 0:
                depth += 1 if line[partner] in ")]}" else -1
                if depth == 0:
                    break
                partner -= 1
            if partner < 0 or line[partner] + bracket not in PAIRS:
                return place + 1
    return "OK" if sum(1 if bracket in "([{" else -1 for bracket in line) == 0 else "OPEN"


print(verdict(input().strip()))
