# Forgets the vowels in upper case.
print(sum(letter in "aeiou" for letter in input()))
