def read():
    return tuple(map(int, input().split()))


towns, road_count, question_count = read()
roads = sorted((read() for _ in range(road_count)), key=lambda road: -road[2])
questions = [read() for _ in range(question_count)]

answers = [-1] * question_count
group_of = {town: town for town in range(1, towns + 1)}
members = {town: [town] for town in group_of}
asked_by = {town: set() for town in group_of}
for number, pair in enumerate(questions):
    for town in pair:
        asked_by[town].add(number)

for a, b, height in roads:
    small, large = sorted((group_of[a], group_of[b]), key=lambda group: len(members[group]))
    if small == large:
        continue
    for number in asked_by[small] & asked_by[large]:
        answers[number] = height
    # A question that both halves ask is answered and asked no longer.
    asked_by[large] ^= asked_by[small]
    for town in members[small]:
        group_of[town] = large
    members[large] += members.pop(small)
print(*answers)
