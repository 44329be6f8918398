/** A queue whose next item is always the least. */
export class MinHeap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#items.length;
  }

  peek(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let place = items.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || this.#compare(parent, item) <= 0) break;
      items[place] = parent;
      place = above;
    }
    items[place] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const least = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return least;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      let child = items[below];
      if (child === undefined) break;
      const right = items[below + 1];
      if (right !== undefined && this.#compare(right, child) < 0) {
        below += 1;
        child = right;
      }
      if (this.#compare(last, child) <= 0) break;
      items[place] = child;
      place = below;
    }
    items[place] = last;
    return least;
  }
}
