# Tries all orders of the cuts of each piece, again and again.
length, limit, _ = map(int, input().split())
ends = [0, *map(int, input().split()), length]


def cheapest(left, right):
    if right - left < 2:
        return 0, 0
    price = min(ends[right] - ends[left], limit)
    return min(
        (price + cheapest(left, middle)[0] + cheapest(middle, right)[0], ends[middle])
        for middle in range(left + 1, right)
    )


print(*cheapest(0, len(ends) - 1))
