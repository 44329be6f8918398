# Takes opening a muted chat for unmuting it.
from collections import Counter

unread = Counter()
muted = set()
for _ in range(int(input())):
    event, name = input().split()
    if event == "new":
        unread[name] += name not in muted
        continue
    del unread[name]
    muted.discard(name)
    if event == "mute":
        muted.add(name)
badges = sorted((+unread).items(), key=lambda badge: (-badge[1], badge[0]))
print(" ".join(f"{name}:{count}" for name, count in badges) or "NONE")
