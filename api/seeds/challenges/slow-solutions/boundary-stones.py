# Counts the points of the fence one by one.
stones = [tuple(map(int, input().split())) for _ in range(int(input()))]
doubled = on_fence = 0
for (ax, ay), (bx, by) in zip(stones, stones[1:] + stones[:1]):
    doubled += ax * by - ay * bx
    across, up = abs(bx - ax), abs(by - ay)
    longer, shorter = max(across, up), min(across, up)
    on_fence += sum(shorter * step % longer == 0 for step in range(longer))
doubled = abs(doubled)
print(doubled, on_fence, (doubled - on_fence + 2) // 2)
