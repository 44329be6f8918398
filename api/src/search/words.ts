/** A word of a search text, in any script. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}
