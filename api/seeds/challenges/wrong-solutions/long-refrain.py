# Counts without overlaps.
song = input().strip()
low, high = 0, len(song) - 1


def repeated(length):
    seen, again = set(), set()
    for start in range(len(song) - length + 1):
        passage = song[start : start + length]
        (again if passage in seen else seen).add(passage)
    return again


while low < high:
    middle = (low + high + 1) // 2
    low, high = (middle, high) if repeated(middle) else (low, middle - 1)
passage = min(repeated(low)) if low else ""
print(f"{passage} {song.count(passage)}" if low else "NONE")
