# Writes the length of a run with one digit.
message = input().strip() + " "
short = ""
length = 0
for place in range(len(message) - 1):
    length += 1
    if message[place + 1] != message[place] or length == 9:
        short += message[place] if length == 1 else f"{message[place]}{length}"
        length = 0
print(short)
