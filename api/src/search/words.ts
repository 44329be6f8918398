/** A word of a search text, in any script. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function splitWords(text: string): string[] {
  return nameCLanguages(text).match(WORD) ?? [];
}

/** Words would lose the signs of C++ and C#, so these get words of their own, as in the function `joined_text` of the database. */
export function nameCLanguages(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])c\+\+/giu, 'cplusplus')
    .replace(/(?<![\p{L}\p{N}])c#/giu, 'csharp');
}
