# Tries one number of books after the other.
_, volunteers = map(int, input().split())
shelves = list(map(int, input().split()))


def needed(limit):
    count, carried = 1, 0
    for books in shelves:
        if carried + books > limit:
            count, carried = count + 1, 0
        carried += books
    return count


limit = max(shelves)
while needed(limit) > volunteers:
    limit += 1
print(limit, needed(limit))
