# Sorts all ropes again after each knot.
input()
ropes = list(map(int, input().split()))
price = 0
while len(ropes) > 1:
    ropes.sort(reverse=True)
    ropes.append(ropes.pop() + ropes.pop())
    price += ropes[-1]
print(price)
