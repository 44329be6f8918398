# Goes through all entries for each number.
input()
tokens = list(map(int, input().split()))
print(*sorted(token for token in tokens if tokens.count(token) == 1))
