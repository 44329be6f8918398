VALUES = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
SIGNS = "M CM D CD C XC L XL X IX V IV I".split()

year = int(input())
numeral = ""
for value, sign in zip(VALUES, SIGNS):
    times, year = divmod(year, value)
    numeral += sign * times
print(numeral)
