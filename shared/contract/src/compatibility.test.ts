import { isCompatible, majorVersion, satisfiesRange } from './compatibility';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.3.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', false],
  ['^0.2.1', '0.2.4', true],
  ['^0.2.1', '0.3.0', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['1.x', '1.0.0', false],
  ['', '1.0.0', false],
])('whether the range "%s" includes %s: %s', (range, version, expected) => {
  expect(satisfiesRange(range, version)).toBe(expected);
});

const support = (contract: string, ...adapts: number[]) => ({ contract, adapts });

test.each([
  ['the same major', support('^2.0.0'), support('2.2.0'), true],
  ['an older remote without an adapter', support('^1.0.0'), support('2.0.0'), false],
  ['an older remote that the host adapts', support('^1.0.0'), support('2.0.0', 1), true],
  ['an older host without an adapter', support('^2.0.0'), support('1.4.0'), false],
  ['an older host that the remote adapts to', support('^2.0.0', 1), support('1.4.0'), true],
  ['a remote that is two majors older', support('^1.0.0'), support('3.0.0', 2), false],
])('whether these are compatible: %s: %s', (_what, remote, host, expected) => {
  expect(isCompatible(remote, host)).toBe(expected);
});

test('the major version of an invalid version is NaN', () => {
  expect(majorVersion('^12.0.1')).toBe(12);
  expect(majorVersion('latest')).toBeNaN();
});
