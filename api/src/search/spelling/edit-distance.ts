/** The number of letters to insert, delete, replace or swap with their neighbour that turns one word into the other. */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, target] of to.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === target ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (previous[column + 1] ?? 0) + 1;
      const isSwap = row > 0 && letter === to[column - 1] && from[row - 1] === target;
      const swapped = isSwap ? (beforePrevious[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, inserted, deleted, swapped));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}
