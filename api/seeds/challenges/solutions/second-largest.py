input()
scores = sorted(set(map(int, input().split())))
print(scores[-2] if len(scores) > 1 else "NONE")
