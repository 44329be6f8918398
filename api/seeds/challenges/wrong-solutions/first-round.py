# Takes the largest gap of all neighbours, though not all of them play.
input()
ratings = sorted(map(int, input().split()))
gaps = [stronger - weaker for weaker, stronger in zip(ratings, ratings[1:])]
print(sum(gaps[::2]), max(gaps))
