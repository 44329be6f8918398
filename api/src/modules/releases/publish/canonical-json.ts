/** Canonical JSON: equal values have equal text, whatever the order of their fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
