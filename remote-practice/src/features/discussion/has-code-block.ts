const FENCE = /^ {0,3}(```|~~~)/m;
/** Markdown also takes indented lines after an empty one as code. */
const INDENTED_LINE = /(^|\n[ \t]*\n)( {4}|\t)\S/;

/** Whether Markdown has a block of code, which is probably a solution. */
export function hasCodeBlock(markdown: string): boolean {
  return FENCE.test(markdown) || INDENTED_LINE.test(markdown);
}
