# Expects the walk to go anticlockwise.
from math import gcd

stones = [tuple(map(int, input().split())) for _ in range(int(input()))]
doubled = on_fence = 0
for (ax, ay), (bx, by) in zip(stones, stones[1:] + stones[:1]):
    doubled += ax * by - ay * bx
    on_fence += gcd(bx - ax, by - ay)
print(doubled, on_fence, (doubled - on_fence + 2) // 2)
