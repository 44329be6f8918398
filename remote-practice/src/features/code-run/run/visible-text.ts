const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);
/** Colours, moves of the cursor and titles, as programs send them to a terminal. */
const TERMINAL = new RegExp(
  `${ESCAPE}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)?)`,
  'g',
);
const DELETE = 0x7f;
/** Where the pictures of the control characters begin. */
const PICTURES = 0x2400;

export function withoutTerminalCodes(text: string): string {
  return text.replace(TERMINAL, '');
}

/** Characters that would not be seen get a picture; tabs and line ends stay. */
export function visibleText(text: string): string {
  return text.replace(/\p{Cc}/gu, (character) => {
    if (character === '\t' || character === '\n') return character;
    const code = character.charCodeAt(0);
    if (code === DELETE) return '\u2421';
    return code < DELETE ? String.fromCharCode(PICTURES + code) : '\ufffd';
  });
}
