# Counts the turns of each ring, as if nothing in between could jam.
import sys

goal, _, *jammed = sys.stdin.read().split()
turns = sum(min(int(digit), 10 - int(digit)) for digit in goal)
print("STUCK" if goal in jammed else turns)
