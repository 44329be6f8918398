# Goes through all pages.
items, size, current = map(int, input().split())
last = max(1, (items + size - 1) // size)
links = []
for page in range(1, last + 1):
    if page == current:
        links.append(f"[{page}]")
    elif page in (1, last, current - 1, current + 1):
        links.append(str(page))
    elif links[-1] != "...":
        links.append("...")
print(*links)
