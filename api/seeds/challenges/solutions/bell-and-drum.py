for count in range(1, int(input()) + 1):
    print("Bell" * (count % 3 == 0) + "Drum" * (count % 5 == 0) or count)
