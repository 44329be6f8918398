# Always sends the two fastest first, though the fastest alone may be the better guide.
input()
times = sorted(map(int, input().split()))
minutes = 0
while len(times) > 3:
    minutes += times[0] + 2 * times[1] + times[-1]
    del times[-2:]
print(minutes + (sum(times) if len(times) == 3 else times[-1]))
