from collections import OrderedDict

capacity, calls = map(int, input().split())
cache = OrderedDict()
for _ in range(calls):
    call, key, *value = input().split()
    if call == "put":
        cache[key] = value[0]
    else:
        print(cache.get(key, -1))
    if key in cache:
        cache.move_to_end(key)
    if len(cache) > capacity:
        cache.popitem(last=False)
