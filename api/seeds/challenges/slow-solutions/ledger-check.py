# Follows the chain from its first block again for every block.
blocks = [tuple(map(int, input().split())) for _ in range(int(input()))]


def fits(place):
    previous = 7
    for block in range(place + 1):
        amount, carried = blocks[block]
        fitting = (previous * 31 + amount) % 10007
        previous = carried
    return carried == fitting


wrong = [place + 1 for place in range(len(blocks)) if not fits(place)]
print(wrong[0] if wrong else "VALID")
