password = input().strip()
checks = {
    "LENGTH": len(password) >= 8,
    "LOWER": any(letter.islower() for letter in password),
    "UPPER": any(letter.isupper() for letter in password),
    "DIGIT": any(letter.isdigit() for letter in password),
    "REPEAT": all(len({*password[i : i + 3]}) > 1 for i in range(len(password) - 2)),
}
print(" ".join(name for name, holds in checks.items() if not holds) or "STRONG")
