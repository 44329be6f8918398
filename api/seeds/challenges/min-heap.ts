/** A priority queue whose next item is the smallest. */
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
    let index = items.length;
    while (index > 0) {
      const parentIndex = (index - 1) >> 1;
      const parent = items[parentIndex];
      if (parent === undefined || this.#compare(parent, item) <= 0) break;
      items[index] = parent;
      index = parentIndex;
    }
    items[index] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const smallest = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return smallest;
    let index = 0;
    for (;;) {
      let childIndex = 2 * index + 1;
      let child = items[childIndex];
      if (child === undefined) break;
      const right = items[childIndex + 1];
      if (right !== undefined && this.#compare(right, child) < 0) {
        childIndex += 1;
        child = right;
      }
      if (this.#compare(last, child) <= 0) break;
      items[index] = child;
      index = childIndex;
    }
    items[index] = last;
    return smallest;
  }
}
