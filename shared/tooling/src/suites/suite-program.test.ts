import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, array, string, number } from 'yup';
import { ROOT } from '../release/project';
import { runSuiteProgram } from './suite-program';

/** Inside the project, so that the tests written there can resolve jest. */
let folder = '';
beforeAll(() => {
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'var', 'suite-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const resultSchema = object({
  numFailedTests: number().required(),
  testResults: array(
    object({
      assertionResults: array(
        object({ title: string().required(), status: string().required() }),
      ).required(),
    }),
  ).required(),
});

function isRunning(pid: number): boolean {
  try {
    // A zombie has exited; its parent has not collected its status yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function waitUntilExited(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const OPEN_HANDLE = `
const { createServer } = require('node:http');
const { spawn } = require('node:child_process');
const { writeFileSync } = require('node:fs');
test('passes', () => {
  createServer().listen(0, '127.0.0.1');
  const child = spawn('sleep', ['600'], { stdio: 'inherit' });
  writeFileSync(__dirname + '/child.pid', String(child.pid));
});
test('fails', () => expect({ a: 1 }).toEqual({ a: 2 }));
test('hangs', () => new Promise(() => undefined), 50);
test('misses an assertion', () => expect.assertions(1));
test('logs an error', () => console.error('an error'));
test('uses a mock', () => { jest.spyOn(Math, 'random').mockReturnValue(7); });
test('has no mock left', () => expect(Math.random()).toBeLessThan(1));
`;

test('[S15] stops jest after its report when a test leaves a server and a process open, and keeps the results', async () => {
  const report = join(folder, 'result.json');
  const preset = join(ROOT, 'shared/tooling/jest/node.cjs');
  writeFileSync(join(folder, 'open-handle.test.ts'), OPEN_HANDLE);
  writeFileSync(
    join(folder, 'jest.config.cjs'),
    `module.exports = { ...require(${JSON.stringify(preset)}), watchman: false };`,
  );
  const { notes } = await runSuiteProgram({
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--json',
      '--runInBand',
      `--outputFile=${report}`,
    ],
    cwd: folder,
    report,
    graceMs: 300,
  });
  expect(notes).toEqual(['stopped 0.3 s after its report: a test left something open']);
  const { testResults } = resultSchema.validateSync(JSON.parse(readFileSync(report, 'utf8')));
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => `${title}: ${status}`),
  );
  expect(statuses).toEqual([
    'passes: passed',
    'fails: failed',
    'hangs: failed',
    'misses an assertion: failed',
    'logs an error: failed',
    'uses a mock: passed',
    'has no mock left: passed',
  ]);
  await waitUntilExited(Number(readFileSync(join(folder, 'child.pid'), 'utf8')));
});

test('[S15] a suite stops with the process that runs it', async () => {
  const file = join(folder, 'runner.ts');
  const program = join(ROOT, 'shared/tooling/src/suites/suite-program.ts');
  writeFileSync(
    file,
    `import { runSuiteProgram } from ${JSON.stringify(program)};
void runSuiteProgram({ command: 'sh', args: ['-c', 'sleep 600 & echo $!; wait'], cwd: '/', report: '/nowhere', echo: true });`,
  );
  const runner = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: join(ROOT, 'shared/tooling'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: unknown[] = await once(runner.stdout, 'data');
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  runner.kill('SIGTERM');
  const [code]: unknown[] = await once(runner, 'exit');
  expect(code).toBe(143);
  await waitUntilExited(pid);
});

test('[S15] a suite does not wait for processes that its exited program has left behind', async () => {
  const outcome = await runSuiteProgram({
    command: 'sh',
    args: ['-c', 'sleep 600 & echo over'],
    cwd: '/',
    report: '/nowhere',
  });
  expect(outcome).toEqual({ output: 'over\n', notes: [] });
});
