# Reads the register from its beginning for every question.
input()
plots = input().split()
print(*(plots.index(plot) + 1 if plot in plots else -1 for plot in input().split()))
