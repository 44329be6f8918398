/** Combining marks and invisible format characters. */
const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;
/** Characters and emoji that are two columns wide. */
const DOUBLE_WIDTH =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/gu;

/** The width of a text in terminal columns. */
export function displayWidth(text: string): number {
  const visibleText = text.replace(ZERO_WIDTH, '');
  return [...visibleText].length + (visibleText.match(DOUBLE_WIDTH)?.length ?? 0);
}
