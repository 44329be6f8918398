# Goes over all pairs again until no further player has a team.
n, m = map(int, input().split())
pairs = [tuple(int(player) - 1 for player in input().split()) for _ in range(m)]
pairs += [(other, one) for one, other in pairs]
teams = [None] * n
for first in range(n):
    if teams[first]:
        continue
    teams[first] = "A"
    changed = True
    while changed:
        changed = False
        for one, other in pairs:
            if teams[one] and not teams[other]:
                teams[other] = "B" if teams[one] == "A" else "A"
                changed = True
print("NO" if any(teams[one] == teams[other] for one, other in pairs) else "".join(teams))
