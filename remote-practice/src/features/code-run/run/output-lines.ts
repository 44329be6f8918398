import { visibleText, withoutTerminalCodes } from './visible-text';

/** How many lines, and characters of one, a page takes without harm. */
const LINES_MAX = 500;
const LINE_MAX = 4_000;

export interface OutputLines {
  lines: string[];
  /** Lines that are not shown. */
  left: number;
}

/** The lines of an output. The end of the last line begins no further one. */
export function outputLines(output: string): OutputLines {
  const text = visibleText(withoutTerminalCodes(output.replace(/\r\n/g, '\n')));
  const all = text.replace(/\n$/, '').split('\n');
  const lines = all
    .slice(0, LINES_MAX)
    .map((line) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line));
  return { lines, left: Math.max(0, all.length - LINES_MAX) };
}
