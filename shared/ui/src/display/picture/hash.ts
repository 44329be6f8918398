/** A stable hash of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  // Mixes the low bits, which vary little in FNV between texts that differ only in their last letter.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Picks an item of a list by the hash of a text. Different salts give independent picks for the same text. */
export function pick<L extends readonly [unknown, ...unknown[]]>(
  list: L,
  text: string,
  salt = '',
): L[number] {
  return list[hash(`${salt}${text}`) % list.length];
}
