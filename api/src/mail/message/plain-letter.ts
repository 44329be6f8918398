import type { Letter } from '../letter';

/** The letter with each of its texts on one line: a name must not make paragraphs or turn the direction of what follows. */
export function plainLetter(letter: Letter): Letter {
  const { action, code } = letter;
  return {
    to: letter.to,
    subject: onOneLine(letter.subject),
    greeting: onOneLine(letter.greeting),
    paragraphs: letter.paragraphs.map(onOneLine),
    ...(code !== undefined && { code: onOneLine(code) }),
    ...(action && { action: { label: onOneLine(action.label), url: action.url } }),
    footnote: onOneLine(letter.footnote),
  };
}

function onOneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
