/** An item waits for the turn of its group, and within the group for the turn of its owner. */
interface Owned {
  /** Groups take turns: the account of a member, or the network of guests. */
  group: string;
  /** Within a group its owners take turns. */
  owner: string;
}

/** Items of several owners: those of each owner in order, the groups in turn, and within a group its owners. */
export interface RoundRobin<Item extends Owned> {
  /** Adds an item after the others of its owner; a new owner or group comes after the others. */
  add(item: Item): void;
  remove(item: Item): void;
  /** After an item was served: moves its owner behind the others of its group, and the group behind the other groups. */
  moveBack(item: Item): void;
  /** The first item of each group, then the second of each, and so on; those at their limit after all others. */
  inOrder(isAtItsLimit?: (item: Item) => boolean): Item[];
}

export function roundRobin<Item extends Owned>(): RoundRobin<Item> {
  // Maps keep the order in which keys were added.
  const groups = new Map<string, Map<string, readonly Item[]>>();

  return {
    add(item) {
      const { group, owner } = item;
      const owners = groups.get(group) ?? new Map<string, readonly Item[]>();
      owners.set(owner, [...(owners.get(owner) ?? []), item]);
      groups.set(group, owners);
    },

    remove(item) {
      const { group, owner } = item;
      const owners = groups.get(group);
      const remainingItems = (owners?.get(owner) ?? []).filter((one) => one !== item);
      if (remainingItems.length > 0) owners?.set(owner, remainingItems);
      else owners?.delete(owner);
      if (owners?.size === 0) groups.delete(group);
    },

    moveBack({ group, owner }) {
      const owners = groups.get(group);
      if (!owners) return;
      moveToEnd(owners, owner);
      moveToEnd(groups, group);
    },

    inOrder(isAtItsLimit = () => false) {
      const lists = [...groups.values()].map((owners) => interleave([...owners.values()]));
      const freeItems = lists.map((items) => items.filter((item) => !isAtItsLimit(item)));
      const itemsAtTheirLimit = lists.map((items) => items.filter(isAtItsLimit));
      return [...interleave(freeItems), ...interleave(itemsAtTheirLimit)];
    },
  };
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((items) => items.slice(round, round + 1)),
  ).flat();
}
