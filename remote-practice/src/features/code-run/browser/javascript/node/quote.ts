const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/** Control characters, the backslash, and lone surrogates. */
const ESCAPED = /[\p{Cc}\p{Cs}\\]/gu;

function escape(character: string): string {
  const short = SHORT_ESCAPES[character];
  if (short !== undefined) return short;
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u${code}` : `\\x${code.toUpperCase().padStart(2, '0')}`;
}

/** A string literal, in the first kind of quotes that the text does not contain. */
export function quoteString(text: string): string {
  const quote = ["'", '"', '`'].find((mark) => !text.includes(mark)) ?? "'";
  const inside = text.replace(ESCAPED, escape);
  return (
    quote + (text.includes("'") && quote === "'" ? inside.replaceAll("'", "\\'") : inside) + quote
  );
}

/** The key of a property, quoted unless it is a plain name. */
export function formatKey(key: string | symbol): string {
  if (typeof key === 'symbol') return `[${key.toString()}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? key : quoteString(key);
}
