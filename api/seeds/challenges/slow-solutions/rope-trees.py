# Looks through all trees for each next corner.
trees = [tuple(map(int, input().split())) for _ in range(int(input()))]
rope = [min(trees)]
while True:
    ax, ay = rope[-1]
    bx, by = rope[-1]
    for x, y in trees:
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn < 0 or (turn == 0 and abs(x - ax) + abs(y - ay) > abs(bx - ax) + abs(by - ay)):
            bx, by = x, y
    if (bx, by) == rope[0]:
        break
    rope.append((bx, by))
area = sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(rope, rope[1:] + rope[:1]))
print(len(rope), abs(area))
