const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);
/** ANSI escape sequences: colours, cursor movements and titles. */
const ESCAPE_SEQUENCE = new RegExp(
  `${ESCAPE}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)?)`,
  'g',
);
const DELETE = 0x7f;
const DELETE_PICTURE = '\u2421';
const REPLACEMENT_CHARACTER = '\ufffd';
/** Start of the Unicode block Control Pictures. */
const CONTROL_PICTURES = 0x2400;

export function stripEscapeSequences(text: string): string {
  return text.replace(ESCAPE_SEQUENCE, '');
}

/** Replaces invisible control characters with visible symbols, except for tabs and line breaks. */
export function visibleText(text: string): string {
  return text.replace(/\p{Cc}/gu, (character) => {
    if (character === '\t' || character === '\n') return character;
    const code = character.charCodeAt(0);
    if (code === DELETE) return DELETE_PICTURE;
    return code < DELETE ? String.fromCharCode(CONTROL_PICTURES + code) : REPLACEMENT_CHARACTER;
  });
}
