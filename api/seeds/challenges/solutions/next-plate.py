def next_plate(plate):
    digits = list(plate)
    turn = len(digits) - 2
    while turn >= 0 and digits[turn] >= digits[turn + 1]:
        turn -= 1
    if turn < 0:
        return "NONE"
    larger = len(digits) - 1
    while digits[larger] <= digits[turn]:
        larger -= 1
    digits[turn], digits[larger] = digits[larger], digits[turn]
    return "".join(digits[: turn + 1] + digits[:turn:-1])


for _ in range(int(input())):
    print(next_plate(input().strip()))
