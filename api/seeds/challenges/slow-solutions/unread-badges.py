# Keeps the badges in a list and looks through it at each event.
badges = []
muted = []
for _ in range(int(input())):
    event, name = input().split()
    known = [badge for badge in badges if badge[0] == name]
    if event == "new":
        if name in muted:
            continue
        if known:
            known[0][1] += 1
        else:
            badges.append([name, 1])
        continue
    badges = [badge for badge in badges if badge[0] != name]
    if event == "mute":
        muted.append(name)
badges.sort(key=lambda badge: (-badge[1], badge[0]))
print(" ".join(f"{name}:{count}" for name, count in badges) or "NONE")
