from collections import Counter

unread = Counter()
muted = set()
for _ in range(int(input())):
    event, name = input().split()
    if event == "new":
        if name not in muted:
            unread[name] += 1
        continue
    del unread[name]
    if event == "mute":
        muted.add(name)
badges = sorted(unread.items(), key=lambda badge: (-badge[1], badge[0]))
print(" ".join(f"{name}:{count}" for name, count in badges) or "NONE")
