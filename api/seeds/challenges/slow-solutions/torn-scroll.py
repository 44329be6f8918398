# Compares the end of the text with every beginning of the photograph, letter by letter.
count = int(input())
text = list(input().strip())
overlaps = []
for _ in range(count - 1):
    part = input().strip()
    overlap = min(len(text), len(part))
    while overlap:
        start = len(text) - overlap
        place = 0
        while place < overlap and text[start + place] == part[place]:
            place += 1
        if place == overlap:
            break
        overlap -= 1
    text.extend(part[overlap:])
    overlaps.append(overlap)
print(len(text), *overlaps)
