from bisect import bisect_left

input()
plots = list(map(int, input().split()))


def first_place(plot):
    index = bisect_left(plots, plot)
    return index + 1 if index < len(plots) and plots[index] == plot else -1


print(*(first_place(int(plot)) for plot in input().split()))
