const WORKERS = 8;

/** Does `work` for each item, a few at a time: a storage answers many faster than one by one, and not all at once. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // The workers share one iterator, so that each takes the next item.
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
