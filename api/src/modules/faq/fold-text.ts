/** Latin combining marks. The vowel signs of Indian scripts are not among them, because they distinguish words. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The text in lower case without accents, so that `resume` finds `résumé`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
}
