import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, array, string, number } from 'yup';
import { ROOT } from '../release/project';
import { runSuiteProgram } from './suite-program';

/** Below the project, so that the planted tests find jest's libraries. */
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
    // A zombie has ended; its parent has not looked yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function untilEnded(pid: number): Promise<void> {
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
test('asks for more', () => expect.assertions(1));
test('complains', () => console.error('a complaint'));
test('is mocked', () => { jest.spyOn(Math, 'random').mockReturnValue(7); });
test('is not', () => expect(Math.random()).toBeLessThan(1));
`;

test('[S15] jest is ended after its report when a test leaves a server and a process, and its results count', async () => {
  const report = join(folder, 'result.json');
  const preset = join(ROOT, 'shared/tooling/jest/node.cjs');
  writeFileSync(join(folder, 'planted.test.ts'), OPEN_HANDLE);
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
    grace: 300,
  });
  expect(notes).toEqual(['ended 0.3 s after its report: a test has left something open']);
  const { testResults } = resultSchema.validateSync(JSON.parse(readFileSync(report, 'utf8')));
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => `${title}: ${status}`),
  );
  expect(statuses).toEqual([
    'passes: passed',
    'fails: failed',
    'hangs: failed',
    'asks for more: failed',
    'complains: failed',
    'is mocked: passed',
    'is not: passed',
  ]);
  await untilEnded(Number(readFileSync(join(folder, 'child.pid'), 'utf8')));
});

test('[S15] a suite ends with the process that runs it, and a runner that ends by itself is not waited for', async () => {
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
  await untilEnded(pid);

  const end = await runSuiteProgram({
    command: 'sh',
    args: ['-c', 'sleep 600 & echo over'],
    cwd: '/',
    report: '/nowhere',
  });
  expect(end).toEqual({ output: 'over\n', notes: [] });
});
