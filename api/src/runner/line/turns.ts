/** Who waits, in turns: each owner's in their own order, and the owners one after the other. */
export interface Turns<Item> {
  add(owner: string, item: Item): void;
  /** Takes out whose turn it is. */
  next(): Item | undefined;
  remove(owner: string, item: Item): void;
  /** All, in the order in which `next` would take them. */
  inOrder(): Item[];
}

/** Whoever comes anew, or has just had a turn, stands behind the others: nobody is overtaken twice by the same one. */
export function takeTurns<Item>(): Turns<Item> {
  // Owners in the order of their turns; a map keeps the order in which they were put in.
  const waiting = new Map<string, Item[]>();

  return {
    add(owner, item) {
      const own = waiting.get(owner);
      if (own) own.push(item);
      else waiting.set(owner, [item]);
    },

    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [owner, [item, ...rest]] = first;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      return item;
    },

    remove(owner, item) {
      const rest = (waiting.get(owner) ?? []).filter((one) => one !== item);
      if (rest.length > 0) waiting.set(owner, rest);
      else waiting.delete(owner);
    },

    inOrder() {
      const lists = [...waiting.values()];
      const rounds = Math.max(0, ...lists.map(({ length }) => length));
      return Array.from({ length: rounds }, (_, round) =>
        lists.flatMap((own) => own.slice(round, round + 1)),
      ).flat();
    },
  };
}
