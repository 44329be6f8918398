from collections import Counter


def repeated(song, length):
    passages = Counter(song[start : start + length] for start in range(len(song) - length + 1))
    return {passage: times for passage, times in passages.items() if times > 1}


song = input().strip()
# A passage that is repeated has all its shorter beginnings repeated too.
low, high = 0, len(song) - 1
while low < high:
    middle = (low + high + 1) // 2
    if repeated(song, middle):
        low = middle
    else:
        high = middle - 1
print(*(min(repeated(song, low).items()) if low else ["NONE"]))
