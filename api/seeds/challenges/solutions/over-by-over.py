runs = wickets = balls = 0
for mark in input().strip():
    if mark == "X":
        runs += 1
        continue
    balls += 1
    if mark == "W":
        wickets += 1
    else:
        runs += int(mark)
print(f"{runs}/{wickets} {balls // 6}.{balls % 6}")
