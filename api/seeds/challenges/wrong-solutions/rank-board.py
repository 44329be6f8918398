# Counts equal results once.
from bisect import insort

_, k = map(int, input().split())
board = []
words = []
for result in map(int, input().split()):
    if result not in board[-k:]:
        insort(board, result)
    words.append(board[-k] if len(board) >= k else "WAIT")
print(*words)
