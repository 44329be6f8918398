import type { RunLimits, RunOutcome } from '../../code-runner';
import { createSandboxRunner } from '../sandbox-runner';
import {
  SYSTEM_CALLS,
  CONNECT,
  isolationAttacks,
  WRITE_FILES,
  LIST_FILES,
} from './testing/isolation-attacks';
import { resourceAttacks } from './testing/resource-attacks';
import { openListeners } from './testing/listeners';
import { escapeAttacks } from './testing/escape-attacks';
import { openDescriptors, openedSince, plantedOnHost, sandboxProcesses } from './testing/traces';

const runner = createSandboxRunner();
let descriptors: readonly string[] = [];

const otherProgram = runner.prepare({
  language: 'python',
  source: `print(sum(int(number) for number in input().split()))`,
});

beforeAll(async () => {
  process.env['SOPAAN_HOSTILE_SECRET'] = 'a secret of the server';
  // As many sandboxes as the tests use at once.
  await Promise.all([runOtherProgram(), runOtherProgram()]);
  descriptors = openDescriptors();
});
afterAll(async () => {
  delete process.env['SOPAAN_HOSTILE_SECRET'];
  await runner.close();
  expect(openDescriptors().length).toBeLessThan(descriptors.length);
});

function runOtherProgram(): Promise<RunOutcome> {
  return otherProgram.run({ stdin: '1 2 39\n', signal: new AbortController().signal });
}

function python(source: string, stdin = '', limits: Partial<RunLimits> = {}): Promise<RunOutcome> {
  return runner.prepare({ language: 'python', source }).run({
    stdin,
    limits: { cpuMs: 1_000, wallMs: 1_500, memoryBytes: 48_000_000, ...limits },
    signal: new AbortController().signal,
  });
}

function expectNothingLeft(): void {
  expect(sandboxProcesses()).toEqual([]);
  expect(plantedOnHost()).toEqual([]);
  expect(openedSince(descriptors)).toEqual([]);
}

test.each([...resourceAttacks, ...escapeAttacks, ...isolationAttacks])(
  'attack by $name: no other run is affected, and no process, file or descriptor is left',
  async ({ source, ends, expectedOutput, code, limits }) => {
    const attack = python(source, '', limits);
    const [otherRun, outcome] = await Promise.all([runOtherProgram(), attack]);
    expect(otherRun).toMatchObject({ end: 'exit', code: 0, stdout: '42\n' });
    expect(ends).toContain(outcome.end);
    if (expectedOutput !== undefined)
      expect(outcome).toMatchObject({ stdout: `${expectedOutput}\n`, code: code ?? 0 });
    expect(outcome.output).not.toContain('a secret of the server');
    expectNothingLeft();
  },
);

test('a program has no network: neither the server, nor the database, nor abstract sockets, nor the internet', async () => {
  const listeners = await openListeners();
  try {
    const outcome = await python(CONNECT, `${String(listeners.port)} ${listeners.name}\n`);
    expect(outcome).toMatchObject({ end: 'exit', stdout: 'nothing\n' });
    expect(listeners.connections()).toBe(0);
  } finally {
    await listeners.close();
  }
});

test('a program sees no files of earlier and concurrent runs', async () => {
  expect((await python(WRITE_FILES, '0\n')).stdout).toBe('left\n');
  const [writing, ...listings] = await Promise.all([
    python(WRITE_FILES, '1\n'),
    python(LIST_FILES),
    python(LIST_FILES),
  ]);
  expect(writing).toMatchObject({ end: 'exit', code: 0, stdout: 'left\n' });
  expect(listings.map(({ stdout }) => stdout)).toEqual(['/box/main.py\n', '/box/main.py\n']);
});

// The numbers are those of x64; the filter of arm64 has its own test.
if (process.arch === 'x64') {
  test('a program that makes system calls which no program needs is ended', async () => {
    const outcome = await python(SYSTEM_CALLS);
    expect(outcome).toMatchObject({ end: 'signal', signal: 'SIGSYS', stdout: 'all refused\n' });
  });
}
