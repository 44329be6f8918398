input()
times = sorted(map(int, input().split()))
fastest, second = times[0], times[min(1, len(times) - 1)]

# across[n]: fewest minutes for the n fastest pilgrims.
across = [0, fastest, second]
for size in range(3, len(times) + 1):
    slower, slowest = times[size - 2], times[size - 1]
    across.append(
        min(
            across[size - 1] + fastest + slowest,
            across[size - 2] + fastest + 2 * second + slowest,
        )
    )
print(across[len(times)])
