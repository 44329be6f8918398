# Pairs neighbours by weight.
n, limit = map(int, input().split())
queue = sorted(map(int, input().split()))
boats = 0
while queue:
    heavier = queue.pop()
    if queue and queue[-1] + heavier <= limit:
        queue.pop()
    boats += 1
print(boats, 2 * boats - n)
