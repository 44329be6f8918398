# Prints the count itself.
telegram = input().strip()
words = input().split()
ways = [1] + [0] * len(telegram)
for start in range(len(telegram)):
    for word in words:
        if ways[start] and telegram.startswith(word, start):
            ways[start + len(word)] += ways[start]
print(ways[-1])
