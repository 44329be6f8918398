# Follows the quarrels from player 1 only; all others come into team A.
n, m = map(int, input().split())
rivals = [[] for _ in range(n)]
for _ in range(m):
    a, b = (int(player) - 1 for player in input().split())
    rivals[a].append(b)
    rivals[b].append(a)
teams = ["A"] + [None] * (n - 1)
waiting = [0]
while waiting:
    player = waiting.pop()
    for rival in rivals[player]:
        if teams[rival] is None:
            teams[rival] = "B" if teams[player] == "A" else "A"
            waiting.append(rival)
is_kept = all(teams[a] != teams[b] or teams[a] is None for a in range(n) for b in rivals[a])
print("".join(team or "A" for team in teams) if is_kept else "NO")
