MODULUS = 1_000_000_007

ways = [0, 0, 1]
for _ in range(int(input())):
    ways = [ways[1], ways[2], sum(ways) % MODULUS]
print(ways[2])
