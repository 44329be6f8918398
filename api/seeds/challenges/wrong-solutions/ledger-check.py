# Names the last wrong block, not the first.
previous = 7
wrong = "VALID"
for place in range(1, int(input()) + 1):
    amount, carried = map(int, input().split())
    if carried != (previous * 31 + amount) % 10007:
        wrong = place
    previous = carried
print(wrong)
