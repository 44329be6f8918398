# Sorts all results so far for each new one.
_, k = map(int, input().split())
board = []
words = []
for result in map(int, input().split()):
    board.append(result)
    words.append(sorted(board)[-k] if len(board) >= k else "WAIT")
print(*words)
