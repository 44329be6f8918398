# Compares place by place, as if no letter were ever added in the middle.
first, second = input().strip(), input().strip()
print(sum(a != b for a, b in zip(first, second)) + abs(len(first) - len(second)))
