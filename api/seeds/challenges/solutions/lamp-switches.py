binary = f"{int(input()):b}"
print(binary, binary.count("1"))
