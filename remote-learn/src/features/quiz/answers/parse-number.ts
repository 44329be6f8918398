/** Digits, also in groups as in `1,680` and `2,99,792`, with an optional sign and fraction. */
const NUMBER = /^[-+]?(?:\d{1,3}(?:,\d{2,3})+|\d+|(?=\.\d))(?:\.\d*)?$/;

/** Parses a number in a text; null if the text is not a number. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replaceAll('−', '-');
  return NUMBER.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : null;
}
