def fits(pattern, plate):
    # The place in the pattern and the plate to which the last star can be stretched.
    star = stretched = -1
    p = t = 0
    while t < len(plate):
        if p < len(pattern) and pattern[p] == "*":
            star, stretched = p, t
            p += 1
        elif p < len(pattern) and pattern[p] in ("?", plate[t]):
            p += 1
            t += 1
        elif star >= 0:
            stretched += 1
            p, t = star + 1, stretched
        else:
            return False
    return pattern[p:].strip("*") == ""


pattern = input().strip()
plates = [input().strip() for _ in range(int(input()))]
found = [plate for plate in plates if fits(pattern, plate)]
print(len(found), found[0] if found else "NONE")
