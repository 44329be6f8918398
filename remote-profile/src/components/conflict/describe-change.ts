export interface Change {
  added: string[];
  removed: string[];
  /** Whether the lines are the same but their order differs. */
  isReordered: boolean;
}

/** How the lines of a section changed. */
export function describeChange(before: readonly string[], after: readonly string[]): Change {
  const added = after.filter((line) => !before.includes(line));
  const removed = before.filter((line) => !after.includes(line));
  const isReordered =
    added.length === 0 && removed.length === 0 && before.some((line, at) => line !== after[at]);
  return { added, removed, isReordered };
}

/** Whether two sections have the same content. */
export function isSameContent(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
