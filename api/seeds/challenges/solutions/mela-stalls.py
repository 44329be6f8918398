from string import ascii_uppercase as letters

for _ in range(int(input())):
    name = input().strip()
    if name.isdigit():
        stall, written = int(name), ""
        while stall:
            stall, last = divmod(stall - 1, 26)
            written = letters[last] + written
        print(written)
    else:
        stall = 0
        for letter in name:
            stall = stall * 26 + letters.index(letter) + 1
        print(stall)
