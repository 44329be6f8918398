# Goes through the stalls for each sum.
_, q = map(int, input().split())
takings = list(map(int, input().split()))
for _ in range(q):
    call, first, second = input().split()
    if call == "add":
        takings[int(first) - 1] += int(second)
    else:
        print(sum(takings[int(first) - 1 : int(second)]))
