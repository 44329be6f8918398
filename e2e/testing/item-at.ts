/** An item of a list that starts again after its end. */
export function itemAt<T>(all: readonly T[], index: number): T {
  const item = all[index % all.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
