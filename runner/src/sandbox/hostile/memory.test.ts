import type { RunOutcome } from '../../code-runner';
import { MEGABYTE } from '../../languages/language';
import { findRunGroups } from '../cgroup/run-groups';
import { createSandboxRunner, type SandboxRunner } from '../sandbox-runner';
import { fallOfAvailableMemory } from './available-memory.fixture';
import { kernelMemoryAttacks } from './kernel-memory-attacks.fixture';
import { memoryAttacks, type MemoryAttack } from './memory-attacks.fixture';
import { sandboxProcesses } from './traces.fixture';

const LIMIT = 64 * MEGABYTE;
const ALLOWED = LIMIT + 64 * MEGABYTE;
/** Other programs of the machine take memory too, and on a busy one a look comes late, but not each time. */
const ATTEMPTS = 6;

const all = process.env['SOPAAN_TEST_ALL'] !== undefined;
const looking = createSandboxRunner({ useGroups: false });
const grouped = createSandboxRunner();
afterAll(() => Promise.all([looking.close(), grouped.close()]));

function attack(runner: SandboxRunner, { language, source }: MemoryAttack): Promise<RunOutcome> {
  return runner.prepare({ language, source }).run({
    stdin: '',
    limits: { memoryBytes: LIMIT, cpuMs: 4_000, wallMs: 4_000 },
    signal: new AbortController().signal,
  });
}

/** How it may end. Where the kernel keeps the limit, a program may also stall at it until its time is over. */
type Ends = (program: MemoryAttack) => readonly RunOutcome['end'][];
const polled: Ends = ({ end }) => [end];
const keptByKernel: Ends = ({ end }) => [end, 'time'];

async function expectContained(
  runner: SandboxRunner,
  program: MemoryAttack,
  ends: Ends,
): Promise<void> {
  const falls: number[] = [];
  do {
    const { fallBytes, result } = await fallOfAvailableMemory(() => attack(runner, program));
    expect(ends(program)).toContain(result.end);
    if (result.end === 'exit') expect(result.code).toBe(1);
    if (result.end === 'memory') expect(result.memoryBytes).toBeGreaterThan(LIMIT);
    falls.push(fallBytes);
  } while (Math.min(...falls) >= ALLOWED && falls.length < ATTEMPTS);
  expect(Math.min(...falls)).toBeLessThan(ALLOWED);
}

const usual = all ? [...memoryAttacks, ...kernelMemoryAttacks] : memoryAttacks;

test.each(usual)(
  '[R1] $language: $name stay under the limit, seen by looks alone',
  async (program) => {
    expect(await looking.enforcement()).toBe('polling');
    await expectContained(looking, program, polled);
    expect(sandboxProcesses()).toEqual([]);
  },
);

const kept = all ? usual : usual.filter(({ name }) => /page tables|at once/.test(name));

if (findRunGroups()) {
  test.each(kept)(
    '[R1] $language: $name stay under the limit where the kernel keeps it too',
    async (program) => {
      expect(await grouped.enforcement()).toMatch(/^cgroup-v[12]$/);
      await expectContained(grouped, program, keptByKernel);
      expect(sandboxProcesses()).toEqual([]);
    },
  );
}
