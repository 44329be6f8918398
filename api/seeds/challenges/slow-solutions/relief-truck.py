# Tries to take and to leave each box, and remembers nothing.
boxes, limit = map(int, input().split())
cargo = [tuple(map(int, input().split())) for _ in range(boxes)]


def most(box, room):
    if box == boxes:
        return 0
    weight, families = cargo[box]
    without = most(box + 1, room)
    return without if weight > room else max(without, families + most(box + 1, room - weight))


print(most(0, limit))
