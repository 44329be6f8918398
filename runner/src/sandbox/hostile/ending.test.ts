import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { build } from 'esbuild';
import { createSandboxRunner } from '../sandbox-runner';
import { openSeat } from '../seat';
import { seccompFilter } from '../seccomp-filter';
import { heldUserIds, openDescriptors, openedSince, sandboxProcesses } from './traces.fixture';
import { openWorkshop } from './workshop.fixture';

/** An ordinary user where the tests run as root. */
const ORDINARY = '64999';

/** Processes that descend from this one, those inside of sandboxes too. */
function descendants(of: number): readonly number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return [{ id: Number(name), parent }];
    } catch {
      return [];
    }
  });
  const children = parents.filter(({ parent }) => parent === of).map(({ id }) => id);
  return children.flatMap((id) => [id, ...descendants(id)]);
}

function isThere(id: number): boolean {
  try {
    // A zombie is gone; whoever adopted it has not looked yet.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${String(id)}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** All of it in one folder: a project below root's home is closed to an ordinary user. */
async function buildServer(folder: string): Promise<string> {
  const outfile = join(folder, 'server.js');
  await build({
    entryPoints: [fileURLToPath(new URL('./server.fixture.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Some libraries in it are CommonJS.
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    logLevel: 'error',
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return outfile;
}

async function startServer(prefix: readonly string[], temporary: string): Promise<ChildProcess> {
  const script = await buildServer(temporary);
  const [program = '', ...rest] = [...prefix, process.execPath, script];
  return spawn(program, rest, {
    cwd: temporary,
    env: { PATH: process.env['PATH'], TMPDIR: temporary, HOME: temporary },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

const users: readonly (readonly [string, readonly string[]])[] =
  process.getuid?.() === 0
    ? [
        ['root', []],
        [
          'an ordinary user',
          ['setpriv', '--reuid', ORDINARY, '--regid', ORDINARY, '--clear-groups'],
        ],
      ]
    : [['an ordinary user', []]];

test.each(users)(
  'a server of %s runs code, and all of it ends when it is killed',
  async (_, prefix) => {
    const folder = await mkdtemp(join(tmpdir(), 'sopaan-ending-'));
    let server: ChildProcess | undefined;
    try {
      await chmod(folder, 0o777);
      server = await startServer(prefix, folder);
      const [message]: unknown[] = await Promise.race([
        once(server, 'message'),
        once(server, 'exit').then(() => ['it ended before it said anything']),
      ]);
      expect(message).toMatchObject({ stdout: '65534\n', end: 'exit' });
      const started = descendants(server.pid ?? 0);
      // Two sandboxes: each a shell, bubblewrap, its first process and the program.
      expect(started.length).toBeGreaterThanOrEqual(8);
      server.kill('SIGKILL');
      await once(server, 'exit');
      await waitUntil('no process of it is left', () => !started.some(isThere));
    } finally {
      server?.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Of a program and its child: an ordinary user sees what is inside of the sandbox, root also what holds it. */
const SEEN = process.getuid?.() === 0 ? 5 : 2;

const undo: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

function openRunner() {
  const runner = createSandboxRunner();
  undo.push(() => runner.close());
  return runner;
}

test('a run ends at once when its signal says so, and rejects with the reason of that', async () => {
  const runner = openRunner();
  const prepared = runner.prepare({
    language: 'python',
    source: 'import os, time\nos.fork()\nprint("up", flush=True)\ntime.sleep(600)',
  });
  const leaving = new AbortController();
  const run = prepared.run({ stdin: '', signal: leaving.signal });
  const reason = new Error('left the page');
  await waitUntil('it runs', () => sandboxProcesses().length >= SEEN);
  leaving.abort(reason);
  await expect(run).rejects.toBe(reason);
  expect(sandboxProcesses()).toEqual([]);
  await expect(prepared.run({ stdin: '', signal: leaving.signal })).rejects.toBe(reason);
});

test('a signal during each step of making a sandbox leaves nothing behind', async () => {
  const workshop = await openWorkshop();
  await workshop.stage({}, 1_000);
  const descriptors = openDescriptors();
  for (const delay of [0, 1, 2, 4, 6, 8, 10, 15, 20, 30]) {
    const signal = AbortSignal.timeout(delay);
    const stage = workshop.stage({ command: ['sleep', '600'] }, 20_000, signal);
    await expect(stage).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(sandboxProcesses()).toEqual([]);
  }
  expect(openedSince(descriptors)).toEqual([]);
  await workshop.close();
});

test('a server that dies before bubblewrap has told it anything leaves no half of a sandbox', async () => {
  const workshop = await openWorkshop();
  const seat = await openSeat();
  const child = workshop.begin(seat);
  // All that is left of the dead are its closed ends; bubblewrap falls over the first of them.
  for (const end of [child.status, child.notes, child.input, child.file]) end.destroy();
  child.seccomp.end(seccompFilter() ?? '');
  await child.ended;
  await waitUntil('all of it is gone', () => sandboxProcesses().length === 0);
  child.release();
  seat.close();
  await workshop.close();
});

test('closing the runner ends what runs and what still compiles; later runs are refused', async () => {
  const runner = openRunner();
  const before = openDescriptors();
  const signal = new AbortController().signal;
  const prepared = runner.prepare({ language: 'typescript', source: 'for (;;);' });
  const runs = [prepared.run({ stdin: '', signal }), prepared.run({ stdin: '', signal })];
  const refusals = Promise.allSettled(runs);
  await waitUntil('a sandbox is made', () => sandboxProcesses().length > 0);
  const users = heldUserIds();
  await runner.close();
  expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sandboxProcesses(users)).toEqual([]);
  expect(openedSince(before)).toEqual([]);
  await expect(prepared.run({ stdin: '', signal })).rejects.toThrow('closed');
});
