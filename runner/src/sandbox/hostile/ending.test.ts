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
import { openSandboxResources } from '../sandbox-resources';
import { seccompFilter } from '../seccomp/seccomp-filter';
import { heldUserIds, openDescriptors, openedSince, sandboxProcesses } from './testing/traces';
import { openSandboxHarness } from './testing/sandbox-harness';

/** The user ID of an ordinary user, if the tests run as root. */
const ORDINARY_USER_ID = '64999';

/** The descendants of a process, including those inside sandboxes. */
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

function isRunning(id: number): boolean {
  try {
    // A zombie has ended; its parent has only not waited for it yet.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${String(id)}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Bundles the server into one folder: an ordinary user cannot read a project below root's home. */
async function buildServer(folder: string): Promise<string> {
  const outfile = join(folder, 'server.js');
  await build({
    entryPoints: [fileURLToPath(new URL('./testing/server.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Some of the libraries are CommonJS.
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
          ['setpriv', '--reuid', ORDINARY_USER_ID, '--regid', ORDINARY_USER_ID, '--clear-groups'],
        ],
      ]
    : [['an ordinary user', []]];

test.each(users)(
  'a server of %s runs code, and all its processes end when it is killed',
  async (_, prefix) => {
    const folder = await mkdtemp(join(tmpdir(), 'sopaan-ending-'));
    let server: ChildProcess | undefined;
    try {
      await chmod(folder, 0o777);
      server = await startServer(prefix, folder);
      const [message]: unknown[] = await Promise.race([
        once(server, 'message'),
        once(server, 'exit').then(() => ['the server exited without a message']),
      ]);
      expect(message).toMatchObject({ stdout: '65534\n', end: 'exit' });
      const startedProcesses = descendants(server.pid ?? 0);
      // Two sandboxes: each a shell, bubblewrap, its first process and the program.
      expect(startedProcesses.length).toBeGreaterThanOrEqual(8);
      server.kill('SIGKILL');
      await once(server, 'exit');
      await waitUntil('all its processes have ended', () => !startedProcesses.some(isRunning));
    } finally {
      server?.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** How many processes of a program and its child are visible: an ordinary user sees those inside the sandbox, root also those around it. */
const VISIBLE_PROCESSES = process.getuid?.() === 0 ? 5 : 2;

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
});

function openRunner() {
  const runner = createSandboxRunner();
  cleanups.push(() => runner.close());
  return runner;
}

test('aborting a run ends its processes and rejects with the reason of the abort', async () => {
  const runner = openRunner();
  const prepared = runner.prepare({
    language: 'python',
    source: 'import os, time\nos.fork()\nprint("up", flush=True)\ntime.sleep(600)',
  });
  const controller = new AbortController();
  const run = prepared.run({ stdin: '', signal: controller.signal });
  const reason = new Error('aborted by the test');
  await waitUntil('the program runs', () => sandboxProcesses().length >= VISIBLE_PROCESSES);
  controller.abort(reason);
  await expect(run).rejects.toBe(reason);
  expect(sandboxProcesses()).toEqual([]);
  await expect(prepared.run({ stdin: '', signal: controller.signal })).rejects.toBe(reason);
});

test('aborting a run at any step of creating its sandbox leaves no process and no open descriptor', async () => {
  const harness = await openSandboxHarness();
  await harness.runSandbox({}, { wallMs: 1_000 });
  const descriptors = openDescriptors();
  for (const delay of [0, 1, 2, 4, 6, 8, 10, 15, 20, 30]) {
    const signal = AbortSignal.timeout(delay);
    const outcome = harness.runSandbox({ command: ['sleep', '600'] }, { wallMs: 20_000 }, signal);
    await expect(outcome).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(sandboxProcesses()).toEqual([]);
  }
  expect(openedSince(descriptors)).toEqual([]);
  await harness.close();
});

test('when the server ends before bubblewrap has reported anything, all processes of the sandbox end', async () => {
  const harness = await openSandboxHarness();
  const resources = await openSandboxResources();
  const child = harness.begin(resources);
  // The end of the server closes its descriptors; bubblewrap fails at the first of them.
  for (const end of [child.status, child.control, child.input, child.file]) end.destroy();
  child.seccomp.end(seccompFilter() ?? '');
  await child.ended;
  await waitUntil('all its processes have ended', () => sandboxProcesses().length === 0);
  child.release();
  resources.close();
  await harness.close();
});

test('closing the runner ends running and compiling programs, and later runs are rejected', async () => {
  const runner = openRunner();
  const before = openDescriptors();
  const signal = new AbortController().signal;
  const prepared = runner.prepare({ language: 'typescript', source: 'for (;;);' });
  const runs = [prepared.run({ stdin: '', signal }), prepared.run({ stdin: '', signal })];
  const outcomes = Promise.allSettled(runs);
  await waitUntil('a sandbox has started', () => sandboxProcesses().length > 0);
  const userIds = heldUserIds();
  await runner.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(sandboxProcesses(userIds)).toEqual([]);
  expect(openedSince(before)).toEqual([]);
  await expect(prepared.run({ stdin: '', signal })).rejects.toThrow('closed');
});
