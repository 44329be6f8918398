# Adds up the last K readings for each one.
n, k = map(int, input().split())
readings = list(map(int, input().split()))
calm = []
for end in range(1, n + 1):
    last = readings[max(0, end - k) : end]
    calm.append(sum(last) // len(last))
print(*calm)
