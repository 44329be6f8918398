def borders(part):
    lengths = [0]
    length = 0
    for letter in part[1:]:
        while length and letter != part[length]:
            length = lengths[length - 1]
        length += letter == part[length]
        lengths.append(length)
    return lengths


count = int(input())
text = list(input().strip())
overlaps = []
for _ in range(count - 1):
    part = input().strip()
    shorter = borders(part)
    overlap = 0
    for letter in text[-len(part) :]:
        while overlap and letter != part[overlap]:
            overlap = shorter[overlap - 1]
        overlap += letter == part[overlap]
    text.extend(part[overlap:])
    overlaps.append(overlap)
print(len(text), *overlaps)
