# Sorts the whole drawer for each student.
def served(notes):
    drawer = []
    for place, note in enumerate(notes):
        change = note - 50
        for value in sorted(drawer, reverse=True):
            if value <= change:
                drawer.remove(value)
                change -= value
        if change:
            return place
        drawer.append(note)
    return len(notes)


input()
print(served(list(map(int, input().split()))))
