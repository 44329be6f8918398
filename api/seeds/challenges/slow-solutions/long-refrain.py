# Tries every length from the longest down.
from collections import Counter

song = input().strip()
for length in range(len(song) - 1, 0, -1):
    passages = Counter(song[start : start + length] for start in range(len(song) - length + 1))
    repeated = {passage: times for passage, times in passages.items() if times > 1}
    if repeated:
        print(*min(repeated.items()))
        break
else:
    print("NONE")
