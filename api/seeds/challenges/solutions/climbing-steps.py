MODULUS = 1_000_000_007

earlier, before, ways = 0, 0, 1
for _ in range(int(input())):
    earlier, before, ways = before, ways, (earlier + before + ways) % MODULUS
print(ways)
