# Tries every length of every star, and remembers nothing.
def fits(pattern, plate):
    if not pattern:
        return not plate
    if pattern[0] == "*":
        return any(fits(pattern[1:], plate[length:]) for length in range(len(plate) + 1))
    return bool(plate) and pattern[0] in ("?", plate[0]) and fits(pattern[1:], plate[1:])


pattern = input().strip()
plates = [input().strip() for _ in range(int(input()))]
found = [plate for plate in plates if fits(pattern, plate)]
print(len(found), found[0] if found else "NONE")
