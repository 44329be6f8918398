/** The non-empty texts of an entry, also those within objects, as one line. */
export function entryText(entry: object): string {
  return collectTexts(entry).join(' · ');
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}

/** `Label: text` of each field that is not empty. */
export function labelledLines(texts: ReadonlyArray<readonly [string, string]>): string[] {
  return texts.flatMap(([label, text]) => (text.trim() ? [`${label}: ${text.trim()}`] : []));
}
