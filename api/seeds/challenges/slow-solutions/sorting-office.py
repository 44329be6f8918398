# Goes through all codes for each label.
input()
codes = input().split()
print(*(sum(code.startswith(label) for code in codes) for label in input().split()))
