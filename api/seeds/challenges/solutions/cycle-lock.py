import sys
from collections import deque

goal, _, *codes = sys.stdin.read().split()
jammed = set(codes)
turns = {"000": 0}
waiting = deque(turns)
while waiting and goal not in turns:
    code = waiting.popleft()
    for ring, digit in enumerate(code):
        for step in (1, 9):
            turned = code[:ring] + str((int(digit) + step) % 10) + code[ring + 1 :]
            if turned not in turns and turned not in jammed:
                turns[turned] = turns[code] + 1
                waiting.append(turned)
print(turns.get(goal, "STUCK"))
