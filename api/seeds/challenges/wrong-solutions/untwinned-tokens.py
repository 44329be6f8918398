# Leaves out B itself.
from functools import cache

first, last, divisor = map(int, input().split())


@cache
def endings(length, before, rest):
    """Ways to add this many digits after the given one, so that the digit sum comes out."""
    if length == 0:
        return int(rest == 0)
    return sum(
        endings(length - 1, digit, (rest + digit) % divisor)
        for digit in range(10)
        if digit != before
    )


def lucky_below(limit):
    digits = list(map(int, str(limit)))
    total = sum(
        endings(length - 1, digit, digit % divisor)
        for length in range(1, len(digits))
        for digit in range(1, 10)
    )
    before = None
    rest = 0
    for place, limit_digit in enumerate(digits):
        for digit in range(place == 0, limit_digit):
            if digit != before:
                total += endings(len(digits) - place - 1, digit, (rest + digit) % divisor)
        if limit_digit == before:
            break
        before = limit_digit
        rest = (rest + limit_digit) % divisor
    return total


print(lucky_below(last) - lucky_below(first))
