n, q = map(int, input().split())
tree = [0] * (n + 1)


def add(stall, amount):
    while stall <= n:
        tree[stall] += amount
        stall += stall & -stall


def total(stall):
    amount = 0
    while stall:
        amount += tree[stall]
        stall &= stall - 1
    return amount


for stall, taking in enumerate(map(int, input().split()), 1):
    add(stall, taking)
for _ in range(q):
    call, first, second = input().split()
    if call == "add":
        add(int(first), int(second))
    else:
        print(total(int(second)) - total(int(first) - 1))
