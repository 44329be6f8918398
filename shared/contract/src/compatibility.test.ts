import { runsWith } from './compatibility';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.3.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', false],
  ['1.x', '1.0.0', false],
  ['', '1.0.0', false],
])('%s with %s: %s', (range, version, expected) => {
  expect(runsWith(range, version)).toBe(expected);
});
