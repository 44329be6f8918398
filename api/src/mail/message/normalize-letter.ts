import type { Letter } from '../letter';

/** Puts each text on one line and removes bidirectional control characters: a name must not add paragraphs or reverse the text after it. */
export function normalizeLetter(letter: Letter): Letter {
  const { action, code } = letter;
  return {
    to: letter.to,
    subject: toSingleLine(letter.subject),
    greeting: toSingleLine(letter.greeting),
    paragraphs: letter.paragraphs.map(toSingleLine),
    ...(code !== undefined && { code: toSingleLine(code) }),
    ...(action && { action: { label: toSingleLine(action.label), url: action.url } }),
    footnote: toSingleLine(letter.footnote),
  };
}

function toSingleLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
