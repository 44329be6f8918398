/** The tags that Monaco draws with, without event handlers. Text in its markup is escaped, so it contains no `<`. */
const PLAIN_TAG = /<\/?(?:div|span|br|svg|path)(?:\s+(?!on)[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** Returns the markup if nothing in it can run, and throws otherwise. */
export function assertPlainMarkup(markup: string): string {
  const remainingMarkup = markup.replace(PLAIN_TAG, '');
  const tagStart = remainingMarkup.indexOf('<');
  if (tagStart < 0) return markup;
  throw new TypeError(
    `The code editor must not insert ${remainingMarkup.slice(tagStart, tagStart + 80)}`,
  );
}
