# Touches every lamp of a stretch.
lamps, calls = map(int, input().split())
lit = [0] * lamps
for _ in range(calls):
    word, first, last = input().split()
    start, end = int(first) - 1, int(last)
    if word == "on":
        lit[start:end] = [1] * (end - start)
    elif word == "off":
        lit[start:end] = [0] * (end - start)
    elif word == "flip":
        lit[start:end] = [1 - lamp for lamp in lit[start:end]]
    else:
        print(sum(lit[start:end]))
