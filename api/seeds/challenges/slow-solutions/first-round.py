# Looks for the two weakest among all who have no game yet.
input()
ratings = list(map(int, input().split()))
gaps = []
while ratings:
    weakest = min(ratings)
    ratings.remove(weakest)
    next_one = min(ratings)
    ratings.remove(next_one)
    gaps.append(next_one - weakest)
print(sum(gaps), max(gaps))
