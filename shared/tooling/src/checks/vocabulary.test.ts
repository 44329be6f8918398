import { retiredNames, vocabularyProblems } from './vocabulary';

const retired = retiredNames(
  [
    '| Retired | Use |',
    '|---|---|',
    '| `dropThing`, `delayThing`   | `release`, `postpone` |',
  ].join('\n'),
);

test('reads every retired name of a row', () => {
  expect([...retired.keys()]).toEqual(['dropThing', 'delayThing']);
});

test('rejects a retired name as a whole identifier, with its line and its replacement', () => {
  const problems = vocabularyProblems('a.ts', 'const a = 1;\nqueue.dropThing(job);\n', retired);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('a.ts:2');
  expect(problems[0]).toContain('`release`, `postpone`');
});

test('accepts names that only contain a retired one', () => {
  expect(vocabularyProblems('a.ts', 'dropThings(); const delayThing2 = 1;', retired)).toEqual([]);
});
