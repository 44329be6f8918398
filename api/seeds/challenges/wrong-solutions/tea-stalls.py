# Spreads the stalls over the bays by their numbers, not by their positions.
n, k = map(int, input().split())
bays = sorted(map(int, input().split()))
chosen = [bays[stall * (n - 1) // (k - 1)] for stall in range(k)]
print(min(after - before for before, after in zip(chosen, chosen[1:])))
