import { isSameOutput } from './same-output';

test.each([
  ['a \t\r\nb\n\n  \n', 'a\nb', true],
  ['', '\n\n', true],
  ['a\n\nb', 'a\nb', false],
  [' a', 'a', false],
  ['\na', 'a', false],
  ['A', 'a', false],
])('compares %j with %j: %s', (actual, expected, same) => {
  expect(isSameOutput(actual, expected)).toBe(same);
});
