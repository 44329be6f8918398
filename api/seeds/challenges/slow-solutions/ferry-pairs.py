# For the heaviest it looks through all others for the heaviest that fits.
n, limit = map(int, input().split())
queue = sorted(map(int, input().split()))
boats = 0
while queue:
    heaviest = queue.pop()
    for place in range(len(queue) - 1, -1, -1):
        if queue[place] + heaviest <= limit:
            del queue[place]
            break
    boats += 1
print(boats, 2 * boats - n)
