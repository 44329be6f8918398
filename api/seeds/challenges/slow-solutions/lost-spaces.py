# Follows every way to the end.
telegram = input().strip()
words = input().split()
ways = 0
places = [0]
while places:
    start = places.pop()
    ways += start == len(telegram)
    places += [start + len(word) for word in words if telegram.startswith(word, start)]
print(ways % 1_000_000_007)
