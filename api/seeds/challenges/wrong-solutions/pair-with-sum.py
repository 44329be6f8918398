# Forgets that two items may have the same price.
_, total = map(int, input().split())
prices = set(map(int, input().split()))
found = any(total - price in prices and total != 2 * price for price in prices)
print("YES" if found else "NO")
