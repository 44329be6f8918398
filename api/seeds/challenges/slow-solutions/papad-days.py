# Looks through all days of each stretch.
n, k = map(int, input().split())
values = list(map(int, input().split()))
stretches = (values[start : start + k] for start in range(n - k + 1))
differences = [max(days) - min(days) for days in stretches]
smallest = min(differences)
print(smallest, differences.index(smallest) + 1)
