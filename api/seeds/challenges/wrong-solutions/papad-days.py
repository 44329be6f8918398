# Compares the first and the last day of each stretch.
n, k = map(int, input().split())
values = list(map(int, input().split()))
differences = [abs(values[start + k - 1] - values[start]) for start in range(n - k + 1)]
smallest = min(differences)
print(smallest, differences.index(smallest) + 1)
