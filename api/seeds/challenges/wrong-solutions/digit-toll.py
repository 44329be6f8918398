# Reads a number that keeps 53 bits.
print(sum(map(int, str(int(float(input()))))))
