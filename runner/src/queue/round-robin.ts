/** Items of several owners, each owner's in their own order and the owners one after the other. */
export interface RoundRobin<Item> {
  /** Behind the owner's others; a new owner comes behind the other owners. */
  add(owner: string, item: Item): void;
  remove(owner: string, item: Item): void;
  /** Whoever has been served comes behind the other owners. */
  moveBack(owner: string): void;
  /** The first of each owner, then the second of each, and so on; those that are blocked after all others. */
  inOrder(isBlocked?: (item: Item) => boolean): Item[];
}

export function roundRobin<Item>(): RoundRobin<Item> {
  // A map keeps the order in which the owners were put in.
  const items = new Map<string, readonly Item[]>();

  return {
    add(owner, item) {
      items.set(owner, [...(items.get(owner) ?? []), item]);
    },

    remove(owner, item) {
      const rest = (items.get(owner) ?? []).filter((one) => one !== item);
      if (rest.length > 0) items.set(owner, rest);
      else items.delete(owner);
    },

    moveBack(owner) {
      const own = items.get(owner);
      items.delete(owner);
      if (own) items.set(owner, own);
    },

    inOrder(isBlocked = () => false) {
      const lists = [...items.values()];
      const free = lists.map((own) => own.filter((item) => !isBlocked(item)));
      const blocked = lists.map((own) => own.filter(isBlocked));
      return [...interleave(free), ...interleave(blocked)];
    },
  };
}

function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((own) => own.slice(round, round + 1)),
  ).flat();
}
