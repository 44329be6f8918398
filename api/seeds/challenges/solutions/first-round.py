input()
ratings = sorted(map(int, input().split()))
gaps = [stronger - weaker for weaker, stronger in zip(ratings[::2], ratings[1::2])]
print(sum(gaps), max(gaps))
