from itertools import groupby

short = ""
for letter, run in groupby(input().strip()):
    length = len(list(run))
    short += letter if length == 1 else f"{letter}{length}"
print(short)
