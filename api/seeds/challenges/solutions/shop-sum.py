import re
from operator import add, mul, sub

RANK = {"(": 0, "+": 1, "-": 1, "*": 2}
APPLY = {"+": add, "-": sub, "*": mul}

values, signs = [], []


def settle(rank):
    while signs and RANK[signs[-1]] >= rank:
        right, left = values.pop(), values.pop()
        values.append(APPLY[signs.pop()](left, right))


for token in re.findall(r"\d+|[-+*()]", input()):
    if token.isdigit():
        values.append(int(token))
    elif token == "(":
        signs.append(token)
    elif token == ")":
        settle(1)
        signs.pop()
    else:
        settle(RANK[token])
        signs.append(token)
settle(1)
print(values[0])
