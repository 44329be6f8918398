# Writes four and nine of the ones only with the smaller sign first.
VALUES = [1000, 500, 100, 50, 10, 9, 5, 4, 1]
SIGNS = "M D C L X IX V IV I".split()

year = int(input())
numeral = ""
for value, sign in zip(VALUES, SIGNS):
    times, year = divmod(year, value)
    numeral += sign * times
print(numeral)
