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

# An open duty can be dropped; so can a filled one whose helper could switch to a
# droppable one.
trained = [set() for _ in range(duties + 1)]
for helper, known in enumerate(trained_for):
    for duty in known:
        trained[duty].add(helper)
held_by = {helper: duty for duty, helper in holder.items()}
droppable = [duty for duty in range(1, duties + 1) if duty not in holder]
found = set(droppable)
for duty in droppable:
    for helper in trained[duty]:
        other = held_by.get(helper)
        if other is not None and other not in found:
            found.add(other)
            droppable.append(other)
print(len(holder), len(droppable))
