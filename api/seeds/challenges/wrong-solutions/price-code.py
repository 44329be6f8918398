# Expects the letter before an X to stand in the code word.
code = input().strip()
total = 0
for _ in range(int(input())):
    tag = input().strip()
    digits = ""
    for place, letter in enumerate(tag):
        digits += str((code.find(tag[place - 1] if letter == "X" else letter) + 1) % 10)
    print(int(digits))
    total += int(digits)
print(total)
