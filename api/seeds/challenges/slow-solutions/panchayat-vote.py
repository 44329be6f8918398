# Goes through all votes for each name.
n = int(input())
votes = input().split()
order = sorted(set(votes), key=lambda name: (-votes.count(name), name))
print(order[0] if 2 * votes.count(order[0]) > n else f"RUNOFF {order[0]} {order[1]}")
