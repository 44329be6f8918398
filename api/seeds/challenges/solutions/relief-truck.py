boxes, limit = map(int, input().split())
helped = [0] * (limit + 1)
for _ in range(boxes):
    weight, families = map(int, input().split())
    for load in range(limit, weight - 1, -1):
        helped[load] = max(helped[load], helped[load - weight] + families)
print(helped[limit])
