# Counts codes that have the label anywhere.
input()
behind = {}
for code in input().split():
    for part in {code[start:end] for start in range(6) for end in range(start + 1, 7)}:
        behind[part] = behind.get(part, 0) + 1
print(*(behind.get(label, 0) for label in input().split()))
