employees, disputes = map(int, input().split())
senior = [0, *map(int, input().split())]
direct = [[] for _ in senior]
for employee in range(1, employees + 1):
    direct[senior[employee]].append(employee)

order = direct[0][:]
depth = [0] * len(senior)
for employee in order:
    depth[employee] = depth[senior[employee]] + 1
    order += direct[employee]

# Jumps that at least halve the way to the head: either to the senior or as far again as two jumps from there.
jump = [0] * len(senior)
for employee in order:
    above = senior[employee]
    far = jump[jump[above]]
    jump[employee] = far if depth[above] - depth[jump[above]] == depth[jump[above]] - depth[far] else above


def settle(low, high):
    if depth[low] < depth[high]:
        low, high = high, low
    while depth[low] > depth[high]:
        low = jump[low] if depth[jump[low]] >= depth[high] else senior[low]
    while low != high:
        if jump[low] == jump[high]:
            low, high = senior[low], senior[high]
        else:
            low, high = jump[low], jump[high]
    return low


for _ in range(disputes):
    print(settle(*map(int, input().split())))
