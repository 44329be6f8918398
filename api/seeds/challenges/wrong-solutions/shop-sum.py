# Takes differences from right to left.
import re

signs = re.findall(r"\d+|[-+*()]", input())[::-1]


def value():
    sign = signs.pop()
    if sign != "(":
        return int(sign)
    inner = total()
    signs.pop()
    return inner


def product():
    result = value()
    while signs and signs[-1] == "*":
        signs.pop()
        result *= value()
    return result


def total():
    result = product()
    if signs and signs[-1] in "+-":
        return result + total() if signs.pop() == "+" else result - total()
    return result


print(total())
