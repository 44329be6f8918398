/** What a refused message says: words for the form, and words for single fields. */
export function readSubmitError(error: unknown): { message: string; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  if (!(error instanceof Error)) return { message: '', fields };
  const given: unknown = 'fields' in error ? error.fields : undefined;
  for (const [name, text] of Object.entries(typeof given === 'object' && given ? given : {})) {
    if (typeof text === 'string') fields[name] = text;
  }
  return { message: error.message, fields };
}
