import { readSettings } from './settings';

const DATABASE_URL = 'postgres://user:password@127.0.0.1:5432/sopaan';
const runnerOf = (environment: Record<string, string>) =>
  readSettings({ DATABASE_URL, ...environment }).runner;

test('without EXECUTE_URL no runner is configured', () => {
  expect(runnerOf({})).toEqual({ executeUrl: undefined });
  expect(runnerOf({ EXECUTE_URL: '' })).toEqual({ executeUrl: undefined });
});

test.each([
  ['http://127.0.0.1:2000/api/v2', 'http://127.0.0.1:2000/api/v2'],
  ['https://run.example/api/v2/piston/', 'https://run.example/api/v2/piston'],
  ['https://run.example/api/v2/execute', 'https://run.example/api/v2'],
  ['http://127.0.0.1:2000', 'http://127.0.0.1:2000/api/v2'],
  ['unix:/run/sopaan/runner.sock', 'unix:/run/sopaan/runner.sock'],
])('[PR-029] the Piston server %s has the base URL %s', (EXECUTE_URL, expected) => {
  expect(runnerOf({ EXECUTE_URL }).executeUrl).toBe(expected);
});

test.each<Record<string, string>>([
  { EXECUTE_URL: 'run.example' },
  { EXECUTE_URL: 'file:///srv/piston' },
  { EXECUTE_URL: 'https://user:password@run.example' },
  { EXECUTE_URL: 'https://run.example/api/v2?key=1' },
  { EXECUTE_URL: 'unix:runner.sock' },
])('rejects %j, naming the setting', (environment) => {
  expect(() => runnerOf(environment)).toThrow(Object.keys(environment)[0]);
});
