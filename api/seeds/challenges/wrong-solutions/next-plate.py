# Exchanges the right digits, but leaves the rest as it is.
for _ in range(int(input())):
    digits = list(input().strip())
    turn = len(digits) - 2
    while turn >= 0 and digits[turn] >= digits[turn + 1]:
        turn -= 1
    if turn < 0:
        print("NONE")
        continue
    larger = len(digits) - 1
    while digits[larger] <= digits[turn]:
        larger -= 1
    digits[turn], digits[larger] = digits[larger], digits[turn]
    print("".join(digits))
