# Measures the run again from each of its letters.
message = input().strip()
short = ""
for start, letter in enumerate(message):
    end = start
    while end < len(message) and message[end] == letter:
        end += 1
    if start == 0 or message[start - 1] != letter:
        short += letter if end - start == 1 else f"{letter}{end - start}"
print(short)
