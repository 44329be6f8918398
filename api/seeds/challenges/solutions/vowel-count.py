print(sum(letter in "aeiou" for letter in input().lower()))
