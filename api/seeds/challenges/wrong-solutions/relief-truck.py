# Loads the boxes with the most families for each kilogram first.
boxes, room = map(int, input().split())
helped = 0
for weight, families in sorted((tuple(map(int, input().split())) for _ in range(boxes)), key=lambda box: -box[1] / box[0]):
    if weight <= room:
        room -= weight
        helped += families
print(helped)
