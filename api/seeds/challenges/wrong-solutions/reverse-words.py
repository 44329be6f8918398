# Keeps the further spaces between two words.
print(" ".join(reversed(input().split(" "))))
