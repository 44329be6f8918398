# Drops only the duties that are open, not those whose helper can switch to another.
helpers, duties = map(int, input().split())
trained_for = [list(map(int, input().split()))[1:] for _ in range(helpers)]
holder = {}


def place(helper, tried):
    for duty in trained_for[helper]:
        if duty not in tried:
            tried.add(duty)
            if duty not in holder or place(holder[duty], tried):
                holder[duty] = helper
                return True
    return False


for helper in range(helpers):
    place(helper, set())
print(len(holder), duties - len(holder))
