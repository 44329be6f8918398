def divide(n, rivals):
    teams = [None] * n
    for first in range(n):
        if teams[first]:
            continue
        teams[first] = "A"
        waiting = [first]
        while waiting:
            player = waiting.pop()
            for rival in rivals[player]:
                if teams[rival] == teams[player]:
                    return "NO"
                if teams[rival] is None:
                    teams[rival] = "B" if teams[player] == "A" else "A"
                    waiting.append(rival)
    return "".join(teams)


n, m = map(int, input().split())
rivals = [[] for _ in range(n)]
for _ in range(m):
    a, b = (int(player) - 1 for player in input().split())
    rivals[a].append(b)
    rivals[b].append(a)
print(divide(n, rivals))
