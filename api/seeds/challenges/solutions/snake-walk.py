from collections import deque

STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


def play():
    rows, columns, count = map(int, input().split())
    fruits = deque(tuple(map(int, input().split())) for _ in range(count))
    body = deque([(1, 1)])
    for number, move in enumerate(input().strip(), 1):
        row, column = body[-1]
        head = row + STEPS[move][0], column + STEPS[move][1]
        if fruits and head == fruits[0]:
            fruits.popleft()
        else:
            body.popleft()
        inside = 1 <= head[0] <= rows and 1 <= head[1] <= columns
        if not inside or head in body:
            return f"CRASH {number}"
        body.append(head)
    return len(body)


print(play())
