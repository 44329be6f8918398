# Joins the towns again for each question, the highest bridges first.
towns, road_count, questions = map(int, input().split())
roads = sorted((tuple(map(int, input().split())) for _ in range(road_count)), key=lambda road: -road[2])
answers = []
for _ in range(questions):
    start, end = map(int, input().split())
    group = list(range(towns + 1))

    def find(town):
        while group[town] != town:
            group[town] = group[group[town]]
            town = group[town]
        return town

    answer = -1
    for a, b, height in roads:
        group[find(a)] = find(b)
        if find(start) == find(end):
            answer = height
            break
    answers.append(answer)
print(*answers)
