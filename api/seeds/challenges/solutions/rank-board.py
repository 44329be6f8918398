from heapq import heappush, heappushpop

n, k = map(int, input().split())
board = []
words = []
for result in map(int, input().split()):
    if len(board) < k:
        heappush(board, result)
    else:
        heappushpop(board, result)
    words.append(board[0] if len(board) == k else "WAIT")
print(*words)
