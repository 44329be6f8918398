from bisect import bisect_left

input()
codes = sorted(map(int, input().split()))


def letters_behind(label):
    missing = 10 ** (6 - len(label))
    lowest = int(label) * missing
    return bisect_left(codes, lowest + missing) - bisect_left(codes, lowest)


print(*map(letters_behind, input().split()))
