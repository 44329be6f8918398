import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnHost, isExecutableByAll, type FindExecutable } from './host-tools';
import { openSandboxHarness } from './hostile/testing/sandbox-harness';
import { runLimits } from './limits';
import { createSandboxRunner } from './sandbox-runner';
import { reserveUserId } from './user-id';

const signal = new AbortController().signal;

function findAllExcept(missing: string): FindExecutable {
  return (program) => (program === missing ? [] : findOnHost(program));
}

test('without bubblewrap, the runner runs nothing and reports the reason for each language', async () => {
  const warn = jest.fn();
  const runner = createSandboxRunner({ log: { warn }, find: findAllExcept('bwrap') });
  const runtimes = await runner.runtimes();
  expect(runtimes).toHaveLength(6);
  for (const runtime of runtimes) {
    expect(runtime).toMatchObject({ available: false, version: '' });
    expect(runtime.reason).toContain('bubblewrap (bwrap) is not installed');
  }
  await expect(
    runner.prepare({ language: 'python', source: 'print(1)' }).run({ stdin: '', signal }),
  ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(warn).toHaveBeenCalledTimes(1);
  await runner.close();
});

test('the runner treats a bubblewrap that cannot create namespaces as missing', async () => {
  const runner = createSandboxRunner({
    find: (program) => (program === 'bwrap' ? ['/bin/false'] : findOnHost(program)),
  });
  const [first] = await runner.runtimes();
  expect(first?.available).toBe(false);
  // Details are in the log of the server only.
  expect(first?.reason).toBe('sandboxes cannot be created on this server');
  await runner.close();
});

test('the runner reports a missing runtime by name, and runs the others', async () => {
  const runner = createSandboxRunner({ find: findAllExcept('php') });
  const runtimes = await runner.runtimes();
  const php = runtimes.find(({ language }) => language === 'php');
  expect(php).toMatchObject({ available: false, reason: 'php is not installed on this server' });
  expect(runtimes.find(({ language }) => language === 'javascript')?.available).toBe(true);
  await runner.close();
});

test('[R11] the version of JavaScript and TypeScript is that of the Node.js that runs them', async () => {
  const runner = createSandboxRunner();
  const runtimes = await runner.runtimes();
  const versionOf = (name: string) => runtimes.find(({ language }) => language === name)?.version;
  for (const language of ['javascript', 'typescript'] as const) {
    const { stdout } = await runner
      .prepare({ language, source: 'console.log(process.versions.node)' })
      .run({ stdin: '', signal });
    expect(versionOf(language)).toBe(stdout.trim());
  }
  await runner.close();
});

test('a program in a folder of the host below /tmp can be run although the sandbox has its own /tmp', async () => {
  const folder = await mkdtemp('/tmp/sopaan-programs-');
  const harness = await openSandboxHarness();
  try {
    await chmod(folder, 0o755);
    await copyFile('/usr/bin/echo', join(folder, 'say'));
    const outcome = await harness.runSandbox(
      { binds: [folder], command: [join(folder, 'say'), 'here'] },
      { wallMs: 2_000 },
    );
    expect(outcome).toMatchObject({ code: 0, stdout: 'here\n' });
  } finally {
    await harness.close();
    await rm(folder, { recursive: true });
  }
});

test('a program in a folder of the host that only the server can access is copied into the sandbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-private-'));
  const harness = await openSandboxHarness();
  try {
    await copyFile('/usr/bin/echo', join(folder, 'say'));
    const outcome = await harness.runSandbox(
      {
        copiedPrograms: [{ from: join(folder, 'say'), to: '/programs/say' }],
        command: ['/programs/say', 'copied'],
      },
      { wallMs: 2_000 },
    );
    expect(outcome).toMatchObject({ code: 0, stdout: 'copied\n', exceededLimit: null });
    expect(isExecutableByAll(join(folder, 'say'))).toBe(false);
    expect(isExecutableByAll('/usr/bin/echo')).toBe(true);
  } finally {
    await harness.close();
    await rm(folder, { recursive: true });
  }
});

test('requested limits are reduced to the maximum, and those that are not numbers replaced by the default', () => {
  const maximum = runLimits({ cpuMs: 1e9, wallMs: 1e9, memoryBytes: 1e12, outputBytes: 1e12 });
  expect(maximum).toEqual({
    cpuMs: 15_000,
    wallMs: 30_000,
    memoryBytes: 536_870_912,
    outputBytes: 1_048_576,
  });
  expect(runLimits({ cpuMs: Number.NaN, outputBytes: -5 })).toMatchObject({
    cpuMs: 5_000,
    outputBytes: 1,
  });
});

test('sandboxes that exist at the same time have different user IDs', async () => {
  const reserved = await Promise.all([reserveUserId(), reserveUserId(), reserveUserId()]);
  const ids = reserved.map(({ userId }) => userId);
  expect(new Set(ids).size).toBe(3);
  for (const { release } of reserved) release();
});
