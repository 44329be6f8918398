import { isSameOutput } from '@sopaan/schemas/same-output';
import { comparedLines } from './compared-lines';

const differing = (expected: string, actual: string) =>
  comparedLines(expected, actual)
    .filter(({ isSame }) => !isSame)
    .map(({ number }) => number);

test.each([
  ['a\nb', 'a  \r\nb\n\n', []],
  ['a\nb', 'a', [2]],
  ['', 'x', [1]],
  ['a\n\nb', 'a\nb', [2, 3]],
  ['A', 'a', [1]],
])('%j and %j differ where the judge says so', (expected, actual, lines) => {
  expect(differing(expected, actual)).toEqual(lines);
  expect(isSameOutput(actual, expected)).toBe(lines.length === 0);
});

test('of long outputs the lines around the first difference are shown', () => {
  const many = Array.from({ length: 100 }, (_, at) => String(at));
  const shown = comparedLines(
    many.join('\n'),
    many.map((line, at) => (at === 49 ? 'x' : line)).join('\n'),
  );
  expect(shown.map(({ number }) => number).slice(0, 3)).toEqual([48, 49, 50]);
  expect(shown).toHaveLength(12);
});
