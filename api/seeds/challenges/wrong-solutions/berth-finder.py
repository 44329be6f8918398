# Gives a berth to seats below 1 too.
KINDS = ["Lower", "Middle", "Upper", "Lower", "Middle", "Upper", "Side Lower", "Side Upper"]

input()
for seat in map(int, input().split()):
    print(KINDS[(seat - 1) % 8] if seat <= 72 else "INVALID")
