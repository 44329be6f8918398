# Asks for multiples of both too late.
for count in range(1, int(input()) + 1):
    if count % 3 == 0:
        print("Bell")
    elif count % 5 == 0:
        print("Drum")
    elif count % 15 == 0:
        print("BellDrum")
    else:
        print(count)
