from collections import Counter

n, _ = map(int, input().split())
heard = Counter(map(int, input().split()))
missing = [roll for roll in range(1, n + 1) if roll not in heard]
repeated = sorted(roll for roll, times in heard.items() if times > 1)
print(*missing or ["NONE"])
print(*repeated or ["NONE"])
