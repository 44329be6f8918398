# Counts a character that comes three times anywhere.
password = input().strip()
checks = {
    "LENGTH": len(password) >= 8,
    "LOWER": any(letter.islower() for letter in password),
    "UPPER": any(letter.isupper() for letter in password),
    "DIGIT": any(letter.isdigit() for letter in password),
    "REPEAT": all(password.count(letter) < 3 for letter in password),
}
print(" ".join(name for name, holds in checks.items() if not holds) or "STRONG")
