# Begins with 0, which no negative score exceeds.
input()
first = second = 0
for score in map(int, input().split()):
    if score > first:
        first, second = score, first
    elif first > score > second:
        second = score
print(second or "NONE")
