/** A steady number for a text (FNV-1a): the same id always looks the same. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  // The last bits of FNV vary little between ids that differ in their last letter only.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** The member of a list that stands for a text. `salt` draws independently of other draws for the same text. */
export function pick<L extends readonly [unknown, ...unknown[]]>(
  list: L,
  text: string,
  salt = '',
): L[number] {
  return list[hash(`${salt}${text}`) % list.length];
}
