from math import gcd

stones = [tuple(map(int, input().split())) for _ in range(int(input()))]
sides = list(zip(stones, stones[1:] + stones[:1]))
doubled = abs(sum(ax * by - ay * bx for (ax, ay), (bx, by) in sides))
on_fence = sum(gcd(bx - ax, by - ay) for (ax, ay), (bx, by) in sides)
print(doubled, on_fence, (doubled - on_fence + 2) // 2)
