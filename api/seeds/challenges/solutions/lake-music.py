def best_of_row(row):
    used = free = 0
    for listeners in row:
        used, free = free + listeners, max(used, free)
    return max(used, free)


n = int(input())
listeners = list(map(int, input().split()))
print(
    max(
        best_of_row(listeners[1:]),
        listeners[0] + best_of_row(listeners[2:-1]),
    )
)
