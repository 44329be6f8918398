# Among equally urgent patients it takes the one given first, not the one who arrived first.
from heapq import heappop, heappush

patients = []
for name in range(1, int(input()) + 1):
    arrival, urgency, treatment = map(int, input().split())
    patients.append((arrival, -urgency, name, treatment))
patients.sort(reverse=True)
room = []
order = []
minute = longest = 0
while patients or room:
    if not room:
        minute = max(minute, patients[-1][0])
    while patients and patients[-1][0] <= minute:
        arrival, calm, name, treatment = patients.pop()
        heappush(room, (calm, name, arrival, treatment))
    _, name, arrival, treatment = heappop(room)
    longest = max(longest, minute - arrival)
    minute += treatment
    order.append(name)
print(*order)
print(longest)
