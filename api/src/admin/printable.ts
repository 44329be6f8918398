/** Replaces control characters, which a terminal would interpret. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}
