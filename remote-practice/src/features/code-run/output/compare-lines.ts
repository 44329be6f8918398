export interface ComparedLine {
  number: number;
  /** Null if this output has no such line. */
  expected: string | null;
  actual: string | null;
  isSame: boolean;
}

const MAX_LINES = 12;
const CONTEXT_LINES = 2;

function splitLines(output: string): string[] {
  const text = output.replace(/\r\n/g, '\n').trimEnd();
  return text === '' ? [] : text.split('\n');
}

/** Compares two outputs line by line by the judge's rule. Returns the lines around the first difference. */
export function compareLines(expected: string, actual: string): ComparedLine[] {
  const expectedLines = splitLines(expected);
  const actualLines = splitLines(actual);
  const allLines = Array.from(
    { length: Math.max(expectedLines.length, actualLines.length) },
    (_, index) => {
      const [expectedLine = null, actualLine = null] = [expectedLines[index], actualLines[index]];
      const isSame =
        expectedLine !== null &&
        actualLine !== null &&
        expectedLine.trimEnd() === actualLine.trimEnd();
      return { number: index + 1, expected: expectedLine, actual: actualLine, isSame };
    },
  );
  const firstDifference = allLines.findIndex(({ isSame }) => !isSame);
  const from = Math.max(0, firstDifference - CONTEXT_LINES);
  return allLines.slice(from, from + MAX_LINES);
}
