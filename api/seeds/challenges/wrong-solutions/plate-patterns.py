# Gives each star as little as it can: the next sign is taken where it comes first.
def fits(pattern, plate):
    place = 0
    after_star = False
    for sign in pattern:
        if sign == "*":
            after_star = True
            continue
        while after_star and place < len(plate) and sign not in ("?", plate[place]):
            place += 1
        if place == len(plate) or sign not in ("?", plate[place]):
            return False
        place += 1
        after_star = False
    return after_star or place == len(plate)


pattern = input().strip()
plates = [input().strip() for _ in range(int(input()))]
found = [plate for plate in plates if fits(pattern, plate)]
print(len(found), found[0] if found else "NONE")
