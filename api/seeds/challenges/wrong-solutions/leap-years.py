# Leaves the first year out.
def leap_years_up_to(year):
    return year // 4 - year // 100 + year // 400


first, last = map(int, input().split())
print(leap_years_up_to(last) - leap_years_up_to(first))
