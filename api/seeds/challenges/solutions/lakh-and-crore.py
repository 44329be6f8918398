number = input().strip()
sign = "-" * number.startswith("-")
rest, last = number.lstrip("-")[:-3], number.lstrip("-")[-3:]
groups = [last]
while rest:
    groups.append(rest[-2:])
    rest = rest[:-2]
print(sign + ",".join(reversed(groups)))
