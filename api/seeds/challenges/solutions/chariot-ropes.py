from heapq import heapify, heappop, heapreplace

input()
ropes = list(map(int, input().split()))
heapify(ropes)
price = 0
while len(ropes) > 1:
    knot = heappop(ropes) + ropes[0]
    heapreplace(ropes, knot)
    price += knot
print(price)
