# Takes the first overlap that fits, the shortest one, not the longest.
count = int(input())
text = input().strip()
overlaps = []
for _ in range(count - 1):
    part = input().strip()
    overlap = next((n for n in range(1, min(len(text), len(part), 60) + 1) if text.endswith(part[:n])), 0)
    text += part[overlap:]
    overlaps.append(overlap)
print(len(text), *overlaps)
