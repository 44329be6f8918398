/** An opening tag. Text in the markup is escaped, so it contains no `<`. */
const TAG = /<[a-z][^<>]*>/gi;
const STYLE = / style="([^"]*)"/;
const ATTRIBUTE = 'data-code-style';

/**
 * The page's content security policy blocks style attributes in markup, but not rules of a constructed style sheet. Returns a
 * function that moves the styles from attributes to rules.
 */
export function inlineStyles(sheet: Pick<CSSStyleSheet, 'insertRule'>): (markup: string) => string {
  const numbers = new Map<string, number>();

  const ruleNumber = (style: string): number => {
    const existingNumber = numbers.get(style);
    if (existingNumber !== undefined) return existingNumber;
    const number = numbers.size + 1;
    numbers.set(style, number);
    // Repeated three times for a specificity above the editor's own rules, which the attribute would override.
    sheet.insertRule(`${`[${ATTRIBUTE}="${number}"]`.repeat(3)}{${style}}`);
    return number;
  };

  return (markup) =>
    markup.replace(TAG, (tag) =>
      tag.replace(STYLE, (_all, style: string) => ` ${ATTRIBUTE}="${ruleNumber(style)}"`),
    );
}
