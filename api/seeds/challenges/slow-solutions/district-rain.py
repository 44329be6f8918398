# Adds up the squares for each question.
rows, columns, questions, limit = map(int, input().split())
district = [list(map(int, input().split())) for _ in range(rows)]
for _ in range(questions):
    top, left, bottom, right = map(int, input().split())
    rain = sum(sum(row[left - 1 : right]) for row in district[top - 1 : bottom])
    squares = (bottom - top + 1) * (right - left + 1)
    print(rain, "WET" if rain >= limit * squares else "DRY")
