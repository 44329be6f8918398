interface Row<Item> {
  item: Item;
  /** The items after it that belong to it. */
  others: Item[];
}

export function toRows<Item>(
  items: readonly Item[],
  belongsTo: (item: Item, previous: Item) => boolean = () => false,
): Row<Item>[] {
  const rows: Row<Item>[] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row && belongsTo(item, row.item)) row.others.push(item);
    else rows.push({ item, others: [] });
  }
  return rows;
}
