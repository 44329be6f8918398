import {
  PATH_PATTERN,
  matchesPattern,
  patternsCover,
  patternsOverlap,
  targetPath,
} from './path-pattern';

const OVERLAPPING = [
  ['/course/:title/course-001', '/course/:title/:id'],
  ['/course/:title/:id', '/:a/:b/:c'],
  ['/course/web/:id', '/course/:title/course-001'],
  ['/Course', '/course'],
  ['/course', '/:page'],
  ['/course/*', '/course'],
  ['/course/*', '/course/:title/:id'],
  ['/course/*', '/:a/b/c/d'],
  ['/*', '/'],
  ['/*', '/anything/at/all'],
  ['/a/*', '/:x/b/*'],
  ['/course/:id?', '/course'],
  ['/course/:id?', '/course/new'],
  ['/:lang?/course', '/course'],
  ['/:lang?/course', '/en/course'],
  ['/a/b?/c', '/a/c'],
  ['/a/:x?/:y?', '/a/b/c'],
] as const;

const DISJOINT = [
  ['/course', '/courses'],
  ['/course/:title', '/course/:title/:id'],
  ['/course/:title/new', '/course/:title/old'],
  ['/course/*', '/courses/web'],
  ['/course/web/*', '/course'],
  ['/a/*', '/b/*'],
  ['/', '/:page'],
  ['/course/:id?', '/course/new/list'],
  ['/:lang?/course', '/en/fr/course'],
  ['/a/b?/c', '/a/d/c'],
] as const;

test.each(OVERLAPPING)('[P1] %s and %s can match one path', (first, second) => {
  expect(patternsOverlap(first, second)).toBe(true);
  expect(patternsOverlap(second, first)).toBe(true);
});

test.each(DISJOINT)('[P1] %s and %s match no path in common', (first, second) => {
  expect(patternsOverlap(first, second)).toBe(false);
  expect(patternsOverlap(second, first)).toBe(false);
});

test.each([
  [['/course/*'], '/course'],
  [['/course/*'], '/course/:title/:id'],
  [['/course/*'], '/Course/*'],
  [['/course/:title'], '/course/new'],
  [['/course', '/course/:id'], '/course/:id?'],
  [['/a/:x?/b'], '/a/b'],
] as const)('[P1] %s covers %s', (outer, inner) => {
  expect(patternsCover(outer, inner)).toBe(true);
});

test.each([
  [[], '/course'],
  [['/course'], '/course/:id'],
  [['/course/:id'], '/course/*'],
  [['/course/new'], '/course/:id'],
  [['/course/:id'], '/course/:id?'],
  [['/course/*'], '/:a/b'],
  [['/course/*'], '/coursework'],
] as const)('[P1] %s does not cover %s', (outer, inner) => {
  expect(patternsCover(outer, inner)).toBe(false);
});

/** All patterns of up to two segments over a small alphabet, and all paths of up to three segments. */
const SEGMENTS = ['a', 'b', ':x', 'a?', ':x?'];
const PATTERNS = [
  '',
  ...SEGMENTS,
  ...SEGMENTS.flatMap((one) => SEGMENTS.map((two) => `${one}/${two}`)),
].flatMap((text) => [`/${text}`, text ? `/${text}/*` : '/*']);
const LETTERS = ['a', 'b', 'c'];
const PATHS = [
  '/',
  ...LETTERS.flatMap((one) => [
    `/${one}`,
    ...LETTERS.flatMap((two) => [
      `/${one}/${two}`,
      ...LETTERS.map((three) => `/${one}/${two}/${three}`),
    ]),
  ]),
];

test('[P1] the comparisons agree with the paths that the patterns match', () => {
  const matched = new Map(
    PATTERNS.map((pattern) => [
      pattern,
      new Set(PATHS.filter((path) => matchesPattern(pattern, path))),
    ]),
  );
  const disagreements: string[] = [];
  for (const [first, ofFirst] of matched) {
    for (const [second, ofSecond] of matched) {
      const shared = [...ofSecond].filter((path) => ofFirst.has(path)).length;
      if (patternsOverlap(first, second) !== shared > 0)
        disagreements.push(`overlap of ${first} and ${second}`);
      if (patternsCover([first], second) && shared < ofSecond.size)
        disagreements.push(`${first} covers ${second}`);
    }
  }
  expect(disagreements).toEqual([]);
});

test.each(['/', '/*', '/course', '/course/:title?/*', '/code_editor/:type/x-1'])(
  '%s is a pattern',
  (text) => {
    expect(PATH_PATTERN.test(text)).toBe(true);
  },
);

test.each(['', 'course', '//', '/course/', '/*/course', '/a b', '/..', '/course//x', '/:', '/%61'])(
  '"%s" is not a pattern',
  (text) => expect(PATH_PATTERN.test(text)).toBe(false),
);

test.each([
  ['/course', '/course'],
  ['/profile/profile?edit=info#top', '/profile/profile'],
  ['/', '/'],
  ['/%61pi', undefined],
  ['/course/../api', undefined],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
  ['/course/./x', undefined],
])('[P1] the target %s leads to %s', (target, path) => {
  expect(targetPath(target)).toBe(path);
});
