/** The digits of a text as 0 to 9, including those of Indian scripts, whose zeros are 0x80 code points apart. */
export function readDigits(text: string): string {
  const normalized = text.normalize('NFKC').replace(/[\u0966-\u0d6f]/g, (letter) => {
    const digit = (letter.charCodeAt(0) & 0x7f) - 0x66;
    return digit >= 0 && digit <= 9 ? String(digit) : letter;
  });
  return normalized.replace(/\D/g, '');
}
