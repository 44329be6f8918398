planned, late = input().split()
hour, minute = map(int, planned.split(":"))
days, rest = divmod(hour * 60 + minute + int(late), 24 * 60)
print(f"{rest // 60:02}:{rest % 60:02} {days:+}")
