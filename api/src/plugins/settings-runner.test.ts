import { readSettings } from './settings';

const DATABASE_URL = 'postgres://user:password@127.0.0.1:5432/sopaan';
const runnerOf = (environment: Record<string, string>) =>
  readSettings({ DATABASE_URL, ...environment }).runner;

test('without a setting programs run in the sandbox', () => {
  expect(runnerOf({})).toEqual({ executeUrl: undefined, slots: undefined });
  expect(runnerOf({ EXECUTE_URL: '', RUN_SLOTS: '3' })).toMatchObject({ slots: 3 });
});

test.each([
  ['http://127.0.0.1:2000/api/v2', 'http://127.0.0.1:2000/api/v2'],
  ['https://run.example/api/v2/piston/', 'https://run.example/api/v2/piston'],
  ['https://run.example/api/v2/execute', 'https://run.example/api/v2'],
  ['http://127.0.0.1:2000', 'http://127.0.0.1:2000/api/v2'],
])('[PR-029] the Piston server %s has its calls at %s', (EXECUTE_URL, expected) => {
  expect(runnerOf({ EXECUTE_URL }).executeUrl).toBe(expected);
});

test.each<Record<string, string>>([
  { EXECUTE_URL: 'run.example' },
  { EXECUTE_URL: 'file:///srv/piston' },
  { EXECUTE_URL: 'https://user:password@run.example' },
  { EXECUTE_URL: 'https://run.example/api/v2?key=1' },
  { RUN_SLOTS: '0' },
  { RUN_SLOTS: 'many' },
])('%j is refused by name', (environment) => {
  expect(() => runnerOf(environment)).toThrow(Object.keys(environment)[0]);
});
