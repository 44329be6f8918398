import { nameProblems, sizeProblems } from './files';

test.each([
  'host/src/router/create-router.tsx',
  'remote-learn/src/screens/quiz.screen.test.tsx',
  'shared/ui/src/core/index.ts',
  'api/migrations/0001-accounts.sql',
  '.ci/run.ts',
])('accepts %s', (path) => {
  expect(nameProblems(path)).toEqual([]);
});

test.each([
  ['host/src/Router.tsx', 'is not kebab-case'],
  ['host/src/my_file.ts', 'is not kebab-case'],
  ['host/src/utils/date.ts', 'not generically'],
  ['host/src/session/helpers.ts', 'not generically'],
  ['host/src/session/index.ts', 'no index files'],
])('rejects %s', (path, message) => {
  expect(nameProblems(path).join()).toContain(message);
});

test('rejects files over 250 lines', () => {
  expect(sizeProblems('a.ts', 'x\n'.repeat(250))).toEqual([]);
  expect(sizeProblems('a.ts', 'x\n'.repeat(251))).toEqual(['a.ts: 251 lines, at most 250']);
});
