/** The digits of a text as 0 to 9, also those of the scripts of India, whose zeros stand 0x80 apart. */
export function readDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\u0966-\u0d6f]/g, (letter) => {
    const digit = (letter.charCodeAt(0) & 0x7f) - 0x66;
    return digit >= 0 && digit <= 9 ? String(digit) : letter;
  });
  return plain.replace(/\D/g, '');
}
