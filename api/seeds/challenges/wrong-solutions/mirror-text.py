# Forgets the digits.
text = [letter for letter in input().lower() if letter.isalpha()]
print("YES" if text == text[::-1] else "NO")
