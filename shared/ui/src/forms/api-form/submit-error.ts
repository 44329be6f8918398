/** The messages of a failed submit by field. */
export function readFieldMessages(error: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!(error instanceof Error)) return fields;
  const details: unknown = 'fields' in error ? error.fields : undefined;
  for (const [name, text] of Object.entries(
    typeof details === 'object' && details ? details : {},
  )) {
    if (typeof text === 'string') fields[name] = text;
  }
  return fields;
}
