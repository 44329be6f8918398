# Goes through all calls for each number.
n, _ = map(int, input().split())
heard = list(map(int, input().split()))
times = [heard.count(roll) for roll in range(1, n + 1)]
print(*[roll for roll, count in enumerate(times, 1) if count == 0] or ["NONE"])
print(*[roll for roll, count in enumerate(times, 1) if count > 1] or ["NONE"])
