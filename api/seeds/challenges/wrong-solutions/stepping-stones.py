# Always jumps as far as possible.
n = int(input())
stones = list(map(int, input().split()))
place = jumps = 0
while place < n - 1 and stones[place]:
    place += stones[place]
    jumps += 1
print(jumps if place >= n - 1 else -1)
