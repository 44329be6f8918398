bags = [0] * 10
for _ in range(int(input())):
    code = input().strip()
    is_pin = len(code) == 6 and code.isdigit() and code[0] != "0"
    bags[int(code[0]) if is_pin else 0] += 1
print(*bags[1:], bags[0])
