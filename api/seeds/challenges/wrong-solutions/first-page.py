# Finds some entry of the number, not always the first.
input()
plots = list(map(int, input().split()))


def place(plot):
    low, high = 0, len(plots) - 1
    while low <= high:
        middle = (low + high) // 2
        if plots[middle] == plot:
            return middle + 1
        if plots[middle] < plot:
            low = middle + 1
        else:
            high = middle - 1
    return -1


print(*(place(int(plot)) for plot in input().split()))
