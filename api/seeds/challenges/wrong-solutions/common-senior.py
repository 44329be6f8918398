# Lets nobody stand above himself or herself.
employees, disputes = map(int, input().split())
senior = [0, *map(int, input().split())]


def seniors_of(employee):
    chain = []
    while employee := senior[employee]:
        chain.append(employee)
    return chain


for _ in range(disputes):
    one, other = map(int, input().split())
    above = set(seniors_of(one))
    print(next((senior for senior in seniors_of(other) if senior in above), one))
