# Leaves those heard more than once in the order of the calls.
from collections import Counter

n, _ = map(int, input().split())
heard = Counter(map(int, input().split()))
print(*[roll for roll in range(1, n + 1) if roll not in heard] or ["NONE"])
print(*[roll for roll, times in heard.items() if times > 1] or ["NONE"])
