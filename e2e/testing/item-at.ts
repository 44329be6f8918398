/** An item of a list that starts again after its end. */
export function itemAt<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('the list is empty');
  return one;
}
