/** Marks above and below letters, and characters without a form. */
const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;
/** Letters and pictures as wide as two others. */
const DOUBLE_WIDTH =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/gu;

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  const visibleText = text.replace(ZERO_WIDTH, '');
  return [...visibleText].length + (visibleText.match(DOUBLE_WIDTH)?.length ?? 0);
}
