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


tree[1:] = map(int, input().split())
for stall in range(1, n + 1):
    above = stall + (stall & -stall)
    if above <= n:
        tree[above] += tree[stall]
for _ in range(q):
    call, first, second = input().split()
    if call == "add":
        add(int(first), int(second))
    else:
        print(total(int(second)) - total(int(first) - 1))
