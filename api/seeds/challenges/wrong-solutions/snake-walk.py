# Looks for a crash before the tail has moved.
STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


def play():
    rows, columns, count = map(int, input().split())
    fruits = [tuple(map(int, input().split())) for _ in range(count)]
    body = [(1, 1)]
    for number, move in enumerate(input().strip(), 1):
        head = body[-1][0] + STEPS[move][0], body[-1][1] + STEPS[move][1]
        if not (1 <= head[0] <= rows and 1 <= head[1] <= columns) or head in body:
            return f"CRASH {number}"
        if head in fruits[:1]:
            del fruits[0]
        else:
            del body[0]
        body.append(head)
    return len(body)


print(play())
