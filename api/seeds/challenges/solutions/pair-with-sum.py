def has_pair(prices, total):
    seen = set()
    for price in prices:
        if total - price in seen:
            return True
        seen.add(price)
    return False


_, total = map(int, input().split())
print("YES" if has_pair(map(int, input().split()), total) else "NO")
