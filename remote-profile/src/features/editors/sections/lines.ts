/** The non-empty texts of an entry, also those within objects, as one line. */
export function lineOf(entry: object): string {
  return textsOf(entry).join(' · ');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** `Label: text` of each field that is not empty. */
export function labelledLines(texts: ReadonlyArray<readonly [string, string]>): string[] {
  return texts.flatMap(([label, text]) => (text.trim() ? [`${label}: ${text.trim()}`] : []));
}
