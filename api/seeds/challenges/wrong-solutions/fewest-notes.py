# Takes the largest note first.
_, amount = map(int, input().split())
count = 0
for note in sorted(map(int, input().split()), reverse=True):
    count += amount // note
    amount %= note
print(count if amount == 0 else -1)
