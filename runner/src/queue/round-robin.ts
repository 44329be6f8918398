/** Items of several owners: those of each owner in order, the owners in turns. */
export interface RoundRobin<Item> {
  /** Adds an item after the others of its owner; a new owner comes after the other owners. */
  add(owner: string, item: Item): void;
  remove(owner: string, item: Item): void;
  /** Moves an owner that was served after the other owners. */
  moveBack(owner: string): void;
  /** The first item of each owner, then the second of each, and so on; blocked items after all others. */
  inOrder(isBlocked?: (item: Item) => boolean): Item[];
}

export function roundRobin<Item>(): RoundRobin<Item> {
  // A map keeps the order in which owners were added.
  const items = new Map<string, readonly Item[]>();

  return {
    add(owner, item) {
      items.set(owner, [...(items.get(owner) ?? []), item]);
    },

    remove(owner, item) {
      const remainingItems = (items.get(owner) ?? []).filter((one) => one !== item);
      if (remainingItems.length > 0) items.set(owner, remainingItems);
      else items.delete(owner);
    },

    moveBack(owner) {
      const ownItems = items.get(owner);
      items.delete(owner);
      if (ownItems) items.set(owner, ownItems);
    },

    inOrder(isBlocked = () => false) {
      const lists = [...items.values()];
      const freeItems = lists.map((ownItems) => ownItems.filter((item) => !isBlocked(item)));
      const blockedItems = lists.map((ownItems) => ownItems.filter(isBlocked));
      return [...interleave(freeItems), ...interleave(blockedItems)];
    },
  };
}

function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((ownItems) => ownItems.slice(round, round + 1)),
  ).flat();
}
