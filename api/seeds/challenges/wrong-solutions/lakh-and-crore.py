# Groups all digits by three.
print(f"{int(input()):,}")
