/** The name of the listed items. */
export interface Noun {
  singular: string;
  plural: string;
}

const numbers = new Intl.NumberFormat('en-IN');

/** `1,234 jobs`, `1 job`, `1,000+ jobs`. */
export function countText(count: number, noun: Noun, isCapped = false): string {
  return `${numbers.format(count)}${isCapped ? '+' : ''} ${count === 1 ? noun.singular : noun.plural}`;
}
