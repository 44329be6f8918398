# Looks through the whole waiting room for each treatment.
patients = []
for name in range(1, int(input()) + 1):
    arrival, urgency, treatment = map(int, input().split())
    patients.append((-urgency, arrival, name, treatment))
order = []
minute = longest = 0
while patients:
    minute = max(minute, min(arrival for _, arrival, _, _ in patients))
    patient = min(one for one in patients if one[1] <= minute)
    patients.remove(patient)
    _, arrival, name, treatment = patient
    longest = max(longest, minute - arrival)
    minute += treatment
    order.append(name)
print(*order)
print(longest)
