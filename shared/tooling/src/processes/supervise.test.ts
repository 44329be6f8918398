import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForExit, processIdentity } from '../postgres/process-identity';
import { nodeProgram } from './node-program';
import { supervise, type Supervised } from './supervise';

let folder: string;
let pidFile: string;
/** Ended after each test, whether it passed or failed. */
let started: Supervised[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan supervised '));
  pidFile = join(folder, 'pid');
  started = [];
});

afterEach(async () => {
  for (const supervised of started) await supervised.stop();
  rmSync(folder, { recursive: true, force: true });
});

function program(body: string) {
  const script = join(folder, 'program.cjs');
  writeFileSync(
    script,
    `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));\n${body}`,
  );
  return { name: 'The program', script, cwd: folder, env: process.env };
}

async function pidOtherThan(pid: number): Promise<number> {
  for (;;) {
    const now = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
    if (now > 0 && now !== pid) return now;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const LIVE = "setInterval(() => {}, 1000); process.on('disconnect', () => process.exit(0));";

test('a program that was killed runs again, and stop ends it for good', async () => {
  const said: string[] = [];
  const supervised = supervise(nodeProgram(program(LIVE)), (line) => said.push(line));
  started.push(supervised);
  const first = await pidOtherThan(0);
  process.kill(first, 'SIGKILL');
  const second = await pidOtherThan(first);
  expect(said).toEqual(['The program ended (SIGKILL); starting it again in 250 ms']);
  await supervised.stop();
  expect(processIdentity(second)).toBeUndefined();
});

test('each restart of a program that fails at once waits longer', async () => {
  const said: string[] = [];
  const supervised = supervise(nodeProgram(program('process.exit(3);')), (line) => said.push(line));
  started.push(supervised);
  const first = await pidOtherThan(0);
  await pidOtherThan(await pidOtherThan(first));
  await supervised.stop();
  expect(said.slice(0, 2)).toEqual([
    'The program ended (code 3); starting it again in 250 ms',
    'The program ended (code 3); starting it again in 500 ms',
  ]);
});

test('a program that was started ends when its starter is killed', async () => {
  const { script } = program(LIVE);
  const starterScript = join(folder, 'starter.mts');
  writeFileSync(
    starterScript,
    `import { nodeProgram } from ${JSON.stringify(join(__dirname, 'node-program.ts'))};
     import { supervise } from ${JSON.stringify(join(__dirname, 'supervise.ts'))};
     supervise(nodeProgram({ name: 'x', script: ${JSON.stringify(script)}, cwd: ${JSON.stringify(folder)}, env: process.env }), console.log);`,
  );
  const starter = spawn(process.execPath, ['--import', 'tsx', starterScript], { cwd: __dirname });
  const pid = await pidOtherThan(0);
  starter.kill('SIGKILL');
  expect(await waitForExit(pid, 5_000)).toBe(true);
});
