# Cuts off the days of an early train towards the planned day.
planned, late = input().split()
hour, minute = map(int, planned.split(":"))
total = hour * 60 + minute + int(late)
rest = total % (24 * 60)
print(f"{rest // 60:02}:{rest % 60:02} {int(total / (24 * 60)):+}")
