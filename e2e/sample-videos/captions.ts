import type { SpokenSentence } from './timeline';

const MAX_LINE_CHARACTERS = 42;
const MAX_CUE_LINES = 2;

/** A text is divided at a punctuation mark if it is up to this many characters further from the middle than a space. */
const PUNCTUATION_ADVANTAGE = 20;

/** Captions in WebVTT: one cue for each sentence; long sentences are divided. */
export function createCaptions(sentences: readonly SpokenSentence[]): string {
  const cues = sentences.flatMap(cuesOf);
  return ['WEBVTT', ...cues].join('\n\n') + '\n';
}

function cuesOf({ text, start, end }: SpokenSentence): string[] {
  const cues = divide(text);
  const characters = cues.join(' ').length;
  let time = start;
  return cues.map((cue, index) => {
    const last = index === cues.length - 1;
    const next = last ? end : time + ((end - start) * (cue.length + 1)) / characters;
    const shown = `${timestamp(time)} --> ${timestamp(next)}\n${wrap(cue).map(escapeText).join('\n')}`;
    time = next;
    return shown;
  });
}

/** Divides a text that is too long for one cue near its middle, preferably after a punctuation mark. */
function divide(text: string): string[] {
  if (wrap(text).length <= MAX_CUE_LINES) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const distance = (index: number) =>
    Math.abs(index - middle) - (/[,:;.]/.test(text.charAt(index - 1)) ? PUNCTUATION_ADVANTAGE : 0);
  const [split = middle] = spaces.sort((a, b) => distance(a) - distance(b));
  return [...divide(text.slice(0, split)), ...divide(text.slice(split + 1))];
}

/** Breaks a text into lines of about the same length. */
function wrap(text: string): string[] {
  const count = fill(text, MAX_LINE_CHARACTERS).length;
  for (let width = Math.ceil(text.length / count); width < MAX_LINE_CHARACTERS; width += 1) {
    const lines = fill(text, width);
    const fits = lines.every((line) => line.length <= MAX_LINE_CHARACTERS);
    if (lines.length === count && fits) return lines;
  }
  return fill(text, MAX_LINE_CHARACTERS);
}

function fill(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const minutes = digits(Math.floor(milliseconds / 60_000));
  const rest = milliseconds % 60_000;
  return `00:${minutes}:${digits(Math.floor(rest / 1000))}.${digits(rest % 1000, 3)}`;
}
