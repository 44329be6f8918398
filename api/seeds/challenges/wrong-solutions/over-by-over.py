# Counts an extra as a ball of the over.
marks = input().strip()
runs = sum(1 if mark == "X" else int(mark) for mark in marks if mark != "W")
print(f"{runs}/{marks.count('W')} {len(marks) // 6}.{len(marks) % 6}")
