import { isSameOutput } from '@sopaan/schemas/practice/same-output';
import { compareLines } from './compare-lines';

const differingLines = (expected: string, actual: string) =>
  compareLines(expected, actual)
    .filter(({ isSame }) => !isSame)
    .map(({ number }) => number);

test.each([
  ['a\nb', 'a  \r\nb\n\n', []],
  ['a\nb', 'a', [2]],
  ['', 'x', [1]],
  ['a\n\nb', 'a\nb', [2, 3]],
  ['A', 'a', [1]],
])('%j and %j differ in the lines that the judge rejects', (expected, actual, lines) => {
  expect(differingLines(expected, actual)).toEqual(lines);
  expect(isSameOutput(actual, expected)).toBe(lines.length === 0);
});

test('long outputs are truncated to the lines around the first difference', () => {
  const lines = Array.from({ length: 100 }, (_, at) => String(at));
  const shownLines = compareLines(
    lines.join('\n'),
    lines.map((line, at) => (at === 49 ? 'x' : line)).join('\n'),
  );
  expect(shownLines.map(({ number }) => number).slice(0, 3)).toEqual([48, 49, 50]);
  expect(shownLines).toHaveLength(12);
});
