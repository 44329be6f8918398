export interface ComparedLine {
  number: number;
  /** Null where that side has no such line. */
  expected: string | null;
  actual: string | null;
  isSame: boolean;
}

/** How many lines are shown, from shortly before the first difference. */
const SHOWN = 12;
const BEFORE = 2;

function linesOf(output: string): string[] {
  const text = output.replace(/\r\n/g, '\n').trimEnd();
  return text === '' ? [] : text.split('\n');
}

/** The two outputs line by line, around the first line in which they differ by the judge's rule. */
export function comparedLines(expected: string, actual: string): ComparedLine[] {
  const wanted = linesOf(expected);
  const given = linesOf(actual);
  const all = Array.from({ length: Math.max(wanted.length, given.length) }, (_, at) => {
    const [left = null, right = null] = [wanted[at], given[at]];
    const isSame = left !== null && right !== null && left.trimEnd() === right.trimEnd();
    return { number: at + 1, expected: left, actual: right, isSame };
  });
  const first = all.findIndex(({ isSame }) => !isSame);
  const from = Math.max(0, first - BEFORE);
  return all.slice(from, from + SHOWN);
}
