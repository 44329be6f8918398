# Looks at every year.
first, last = map(int, input().split())
count = 0
for year in range(first, last + 1):
    count += year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
print(count)
