# Cuts the first and the last letter off, which copies the text each time.
text = ""
for letter in input().lower():
    if letter.isalnum():
        text = letter + text
letters = list(text)
answer = "YES"
while len(letters) > 1:
    if letters[0] != letters[-1]:
        answer = "NO"
    letters = [letter for letter in letters[1:-1]]
print(answer)
