def fewest_jumps(stones):
    jumps = start = end = 0
    while end < len(stones) - 1:
        reach = max(place + stones[place] for place in range(start, end + 1))
        if reach == end:
            return -1
        start, end = end + 1, reach
        jumps += 1
    return jumps


input()
print(fewest_jumps(list(map(int, input().split()))))
