# Accepts what is longer than six digits.
bags = [0] * 10
for _ in range(int(input())):
    code = input().strip()
    bags[int(code[0]) if len(code) >= 6 and code.isdigit() else 0] += 1
print(*bags[1:], bags[0])
