# Writes one slip after the other.
word = input().strip()
letters = sorted(word)
slips = place = 0
while True:
    slips += 1
    if "".join(letters) == word:
        place = slips
    turn = len(letters) - 2
    while turn >= 0 and letters[turn] >= letters[turn + 1]:
        turn -= 1
    if turn < 0:
        break
    larger = len(letters) - 1
    while letters[larger] <= letters[turn]:
        larger -= 1
    letters[turn], letters[larger] = letters[larger], letters[turn]
    letters[turn + 1 :] = letters[:turn:-1]
print(place, slips)
