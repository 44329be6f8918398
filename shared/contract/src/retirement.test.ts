import { compareRetirements, findRetirement, TARGET_PATTERN } from './retirement';

test.each([
  ['/about-us', '/community-home', '/About-us', '/community-home'],
  ['/course/:title/:id', '/learn/:id', '/course/Web-Dev/c%C3%A9-1', '/learn/c%C3%A9-1'],
  ['/old/*', '/new/*', '/old/a/b', '/new/a/b'],
  ['/old/*', '/new/*', '/old', '/new'],
  ['/course/:id?', '/explore', '/course', '/explore'],
  ['/a/:x?/b', '/c', '/a/b', '/c'],
  ['/', '/explore', '/', '/explore'],
  // The redirect never leads to another site, whatever the segments are.
  ['/old/*', '/*', '/old//evil.example', '/evil.example'],
])('[P12] %s, retired to %s, redirects %s to %s', (pattern, to, path, expected) => {
  expect(findRetirement([{ pattern, to }], path)).toEqual({ to: expected });
});

test.each([
  ['/about-us', '/about-us/team'],
  ['/course/:title/:id', '/course/web'],
  ['/old/*', '/older'],
])('[P12] the retirement of %s does not apply to %s', (pattern, path) => {
  expect(findRetirement([{ pattern, to: null }], path)).toBeUndefined();
});

test('[P12] a path that is gone has no target', () => {
  expect(findRetirement([{ pattern: '/old/*', to: null }], '/old/page')).toEqual({ to: null });
});

test.each([
  ['/course/list', '/course/:id'],
  ['/course/:id', '/course/:id?'],
  ['/course/:id', '/course/*'],
  ['/course', '/course/*'],
  ['/course/web/:id', '/course/:title/new'],
])('[P12] %s is more specific than %s', (first, second) => {
  const [specific, general] = [
    { pattern: first, to: null },
    { pattern: second, to: null },
  ];
  expect([general, specific].toSorted(compareRetirements)).toEqual([specific, general]);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/a?b',
  '/a#b',
  '/a/../b',
  '/%2e',
  'a',
  '/a//b',
])('[P12] %s is no target', (target) => {
  expect(TARGET_PATTERN.test(target)).toBe(false);
});
