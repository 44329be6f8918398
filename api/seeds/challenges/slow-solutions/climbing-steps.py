# Takes the remainder of the full number at the end.
earlier, before, ways = 0, 0, 1
for _ in range(int(input())):
    earlier, before, ways = before, ways, earlier + before + ways
print(ways % 1_000_000_007)
