/** A word of a search text, in any script. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
