import type { Language } from '@sopaan/schemas/code-runs/code-run';

/** A place in the code that an error names. */
export interface ErrorMark {
  /** From 1. */
  line: number;
  /** From 1; null for the whole line. */
  column: number | null;
  message: string;
}

const MAX_MARKS = 20;

/**
 * The errors of the compilers and runtimes of the server and the browser. The groups are `line`, `message` and either `column`, counted
 * from 1, or `indent`, the spaces before the caret below the line.
 */
const patterns: Record<Language, readonly RegExp[]> = {
  javascript: [
    /^\S*(?:main\.js|vm:module\(\d+\)):(?<line>\d+)\n.*\n(?<indent> *)\^+[^]*?^(?:Uncaught )?(?<message>\w*Error\b.*)/gm,
    /^(?<message>\w*Error\b.*)\n +at (?:.* \()?\S*main\.js:(?<line>\d+)(?::(?<column>\d+))?/gm,
  ],
  typescript: [
    /\[ERROR\] (?<message>.+)\n+ +\S*main\.ts:(?<line>\d+):\d+:\n.*\n +[│|](?<indent> *)\^/g,
    /^(?:SyntaxError: )?main\.ts: (?<message>.+) \((?<line>\d+):(?<column>\d+)\)/gm,
    /^\S*main\.ts:(?<line>\d+)\n.*\n(?<indent> *)\^+[^]*?^(?<message>\w*Error\b.*)/gm,
  ],
  // The last frame in the program, and the last line of the error.
  python: [
    / File "\S*main\.py", line (?<line>\d+)(?:(?! File "\S*main\.py")[^])*?^(?<message>\w*(?:Error|Exception|Interrupt)\b.*)/gm,
  ],
  java: [/^\S*\.java:(?<line>\d+): error: (?<message>.+)\n.*\n(?<indent> *)\^/gm],
  csharp: [/^\S*main\.cs\((?<line>\d+),(?<column>\d+)\): error (?<message>.+)/gm],
  php: [
    /^(?:PHP )?(?:Parse|Fatal) error: +(?<message>.+?) in \S*main\.php(?: on line |:)(?<line>\d+)/gm,
  ],
};

/** Finds the lines of the program that its error output names. */
export function errorMarks(language: Language, errorOutput: string): ErrorMark[] {
  const text = errorOutput.replace(/\r\n/g, '\n');
  const pattern = patterns[language].find((candidate) => text.search(candidate) >= 0);
  if (!pattern) return [];
  return [...text.matchAll(pattern)].slice(0, MAX_MARKS).map(({ groups = {} }) => ({
    line: Number(groups['line']),
    column: markColumn(language, groups),
    message: groups['message'] ?? '',
  }));
}

/** The margin of the error output of esbuild has a space before the code. */
const INDENT_MARGIN: Partial<Record<Language, number>> = { typescript: 1 };

function markColumn(
  language: Language,
  { column, indent }: Record<string, string | undefined>,
): number | null {
  if (column !== undefined) return Number(column);
  if (indent === undefined) return null;
  return Math.max(1, indent.length + 1 - (INDENT_MARGIN[language] ?? 0));
}
