# Shows no lamp at all for 0.
number = int(input())
binary = ""
while number:
    binary = str(number % 2) + binary
    number //= 2
print(binary, binary.count("1"))
