/** The start of an element. Text is escaped where this is used, so it has no `<` of its own. */
const TAG = /<[a-z][^<>]*>/gi;
const STYLE = / style="([^"]*)"/;
const ATTRIBUTE = 'data-code-style';

/**
 * Markup with style attributes is refused by the page's content policy, styles of a sheet that code has made are not. Answers a
 * function that moves the one into the other.
 */
export function inlineStyles(sheet: Pick<CSSStyleSheet, 'insertRule'>): (markup: string) => string {
  const numbers = new Map<string, number>();

  const numberOf = (style: string): number => {
    const known = numbers.get(style);
    if (known !== undefined) return known;
    const number = numbers.size + 1;
    numbers.set(style, number);
    // Three times, so that it goes before the editor's own rules, as the attribute would.
    sheet.insertRule(`${`[${ATTRIBUTE}="${number}"]`.repeat(3)}{${style}}`);
    return number;
  };

  return (markup) =>
    markup.replace(TAG, (tag) =>
      tag.replace(STYLE, (_all, style: string) => ` ${ATTRIBUTE}="${numberOf(style)}"`),
    );
}
