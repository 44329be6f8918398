# Adds three remainders in 31 bits.
earlier, before, ways = 0, 0, 1
for _ in range(int(input())):
    earlier, before, ways = before, ways, (earlier + before + ways & 0x7FFFFFFF) % 1_000_000_007
print(ways)
