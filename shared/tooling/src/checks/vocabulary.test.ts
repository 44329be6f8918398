import { retiredNames, vocabularyProblems } from './vocabulary';

const retired = retiredNames(
  ['| Retired | Use |', '|---|---|', '| `giveBack`, `putOff` | `release`, `postpone` |'].join('\n'),
);

test('reads every retired name of a row', () => {
  expect([...retired.keys()]).toEqual(['giveBack', 'putOff']);
});

test('rejects a retired name as a whole identifier, with its line and its replacement', () => {
  const problems = vocabularyProblems('a.ts', 'const a = 1;\nqueue.giveBack(job);\n', retired);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('a.ts:2');
  expect(problems[0]).toContain('`release`, `postpone`');
});

test('accepts names that only contain a retired one', () => {
  expect(vocabularyProblems('a.ts', 'giveBackup(); const putOffice = 1;', retired)).toEqual([]);
});
