# Compares each item with all that follow it.
_, total = map(int, input().split())
prices = list(map(int, input().split()))
found = any(total - price in prices[place + 1 :] for place, price in enumerate(prices))
print("YES" if found else "NO")
