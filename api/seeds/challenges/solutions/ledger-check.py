def first_wrong():
    previous = 7
    for place in range(1, int(input()) + 1):
        amount, carried = map(int, input().split())
        if carried != (previous * 31 + amount) % 10007:
            return place
        previous = carried
    return "VALID"


print(first_wrong())
