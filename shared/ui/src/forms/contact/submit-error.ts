/** The message of a failed submit and the messages of its fields. */
export function readSubmitError(error: unknown): {
  message: string;
  fields: Record<string, string>;
} {
  const fields: Record<string, string> = {};
  if (!(error instanceof Error)) return { message: '', fields };
  const details: unknown = 'fields' in error ? error.fields : undefined;
  for (const [name, text] of Object.entries(
    typeof details === 'object' && details ? details : {},
  )) {
    if (typeof text === 'string') fields[name] = text;
  }
  return { message: error.message, fields };
}
