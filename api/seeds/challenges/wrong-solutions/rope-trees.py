# Takes trees that only touch the rope for corners.
def turns_left(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) >= (b[1] - a[1]) * (c[0] - a[0])


def half_rope(trees):
    corners = []
    for tree in trees:
        while len(corners) > 1 and not turns_left(corners[-2], corners[-1], tree):
            corners.pop()
        corners.append(tree)
    return corners[:-1]


trees = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
rope = half_rope(trees) + half_rope(trees[::-1]) or trees
area = sum(ax * by - ay * bx for (ax, ay), (bx, by) in zip(rope, rope[1:] + rope[:1]))
print(len(rope), abs(area))
