/** Replaces pictures by their texts, as a screen reader does. */
export function readTexts(markup: string): string {
  return markup.replaceAll(/!\[([^\]]*)\]\([^()\s]+\)/g, '$1').replaceAll(/\s+/g, ' ');
}
