digit_of = dict(zip(input().strip(), "1234567890"))
total = 0
for _ in range(int(input())):
    digits = ""
    for letter in input().strip():
        digits += digits[-1] if letter == "X" else digit_of[letter]
    print(digits)
    total += int(digits)
print(total)
