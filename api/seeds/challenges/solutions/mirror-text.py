text = [letter for letter in input().lower() if letter.isalnum()]
print("YES" if text == text[::-1] else "NO")
