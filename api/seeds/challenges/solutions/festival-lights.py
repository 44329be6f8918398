# The street is one large integer with a bit for each lamp.
_, calls = map(int, input().split())
street = 0
for _ in range(calls):
    word, first, last = input().split()
    shift, length = int(first), int(last) - int(first) + 1
    stretch = (1 << length) - 1 << shift
    if word == "on":
        street |= stretch
    elif word == "off":
        street &= ~stretch
    elif word == "flip":
        street ^= stretch
    else:
        print((street & stretch).bit_count())
