# Drops the key that was put first: asking for a key does not make it recent.
capacity, calls = map(int, input().split())
cache = {}
for _ in range(calls):
    call, key, *value = input().split()
    if call == "get":
        print(cache.get(key, -1))
        continue
    cache.pop(key, None)
    cache[key] = value[0]
    if len(cache) > capacity:
        del cache[next(iter(cache))]
