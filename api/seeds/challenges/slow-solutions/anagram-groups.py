# Compares each word with all families so far.
input()
families = []
sizes = []
for word in input().split():
    letters = "".join(sorted(word))
    if letters in families:
        sizes[families.index(letters)] += 1
    else:
        families.append(letters)
        sizes.append(1)
print(len(families), max(sizes))
