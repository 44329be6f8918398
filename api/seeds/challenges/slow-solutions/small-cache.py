# Keeps the keys in a list, the least recently used first.
capacity, calls = map(int, input().split())
order = []
values = {}
for _ in range(calls):
    call, key, *value = input().split()
    if call == "get":
        print(values.get(key, -1))
        if key not in values:
            continue
    else:
        values[key] = value[0]
    order = [other for other in order if other != key] + [key]
    if len(order) > capacity:
        del values[order.pop(0)]
