import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForExit, processIdentity } from '../postgres/process-identity';
import { nodeProgram } from './node-program';
import { supervise, type Supervised } from './supervise';

let folder: string;
let pidFile: string;
/** Programs that are stopped after each test, whether it passed or failed. */
let supervisedProcesses: Supervised[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan supervised '));
  pidFile = join(folder, 'pid');
  supervisedProcesses = [];
});

afterEach(async () => {
  for (const supervised of supervisedProcesses) await supervised.stop();
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
    const current = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
    if (current > 0 && current !== pid) return current;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const KEEP_RUNNING =
  "setInterval(() => {}, 1000); process.on('disconnect', () => process.exit(0));";

test('restarts a killed program until it is stopped', async () => {
  const messages: string[] = [];
  const supervised = supervise(nodeProgram(program(KEEP_RUNNING)), (line) => messages.push(line));
  supervisedProcesses.push(supervised);
  const firstPid = await pidOtherThan(0);
  process.kill(firstPid, 'SIGKILL');
  const secondPid = await pidOtherThan(firstPid);
  expect(messages).toEqual(['The program exited (SIGKILL); restarting in 250 ms']);
  await supervised.stop();
  expect(processIdentity(secondPid)).toBeUndefined();
});

test('increases the delay of each restart of a program that fails immediately', async () => {
  const messages: string[] = [];
  const supervised = supervise(nodeProgram(program('process.exit(3);')), (line) =>
    messages.push(line),
  );
  supervisedProcesses.push(supervised);
  const firstPid = await pidOtherThan(0);
  await pidOtherThan(await pidOtherThan(firstPid));
  await supervised.stop();
  expect(messages.slice(0, 2)).toEqual([
    'The program exited (code 3); restarting in 250 ms',
    'The program exited (code 3); restarting in 500 ms',
  ]);
});

test('a program exits when its parent is killed', async () => {
  const { script } = program(KEEP_RUNNING);
  const parentScript = join(folder, 'parent.mts');
  writeFileSync(
    parentScript,
    `import { nodeProgram } from ${JSON.stringify(join(__dirname, 'node-program.ts'))};
     import { supervise } from ${JSON.stringify(join(__dirname, 'supervise.ts'))};
     supervise(nodeProgram({ name: 'x', script: ${JSON.stringify(script)}, cwd: ${JSON.stringify(folder)}, env: process.env }), console.log);`,
  );
  const parent = spawn(process.execPath, ['--import', 'tsx', parentScript], { cwd: __dirname });
  const pid = await pidOtherThan(0);
  parent.kill('SIGKILL');
  expect(await waitForExit(pid, 5_000)).toBe(true);
});
