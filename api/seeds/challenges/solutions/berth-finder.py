KINDS = ["Lower", "Middle", "Upper", "Lower", "Middle", "Upper", "Side Lower", "Side Upper"]

input()
for seat in map(int, input().split()):
    print(KINDS[(seat - 1) % 8] if 1 <= seat <= 72 else "INVALID")
