# Always cuts next to the middle of the piece.
length, limit, marks = map(int, input().split())
ends = [0, *map(int, input().split()), length]


def first_cut(left, right):
    return min(
        range(left + 1, right),
        key=lambda place: abs(2 * ends[place] - ends[left] - ends[right]),
    )


def cost(left, right):
    if right - left < 2:
        return 0
    middle = first_cut(left, right)
    return min(ends[right] - ends[left], limit) + cost(left, middle) + cost(middle, right)


print(cost(0, marks + 1), ends[first_cut(0, marks + 1)])
