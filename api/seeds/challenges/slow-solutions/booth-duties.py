# Fills all duties again for each one that is dropped.
helpers, duties = map(int, input().split())
trained_for = [list(map(int, input().split()))[1:] for _ in range(helpers)]


def filled(dropped):
    holder = {}

    def place(helper, tried):
        for duty in trained_for[helper]:
            if duty not in tried:
                tried.add(duty)
                if duty not in holder or place(holder[duty], tried):
                    holder[duty] = helper
                    return True
        return False

    return sum(place(helper, {dropped}) for helper in range(helpers))


most = filled(0)
print(most, sum(filled(duty) == most for duty in range(1, duties + 1)))
