import { visibleText, stripEscapeSequences } from './visible-text';

/** Limits that keep the page responsive. */
const MAX_LINES = 500;
const MAX_LINE_LENGTH = 4_000;

export interface OutputLines {
  lines: string[];
  /** Number of lines that are not shown. */
  hiddenCount: number;
}

/** The lines of an output. A trailing line break adds no line. */
export function outputLines(output: string): OutputLines {
  const text = visibleText(stripEscapeSequences(output.replace(/\r\n/g, '\n')));
  const allLines = text.replace(/\n$/, '').split('\n');
  const lines = allLines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line));
  return { lines, hiddenCount: Math.max(0, allLines.length - MAX_LINES) };
}
