import type { RunOutcome } from '../../code-runner';
import { MEGABYTE } from '../../languages/language';
import { findRunGroups } from '../cgroup/run-groups';
import { createSandboxRunner, type SandboxRunner } from '../sandbox-runner';
import { measureMemoryDrop } from './testing/memory-drop';
import { kernelMemoryAttacks } from './testing/kernel-memory-attacks';
import { memoryAttacks, type MemoryAttack } from './testing/memory-attacks';
import { sandboxProcesses } from './testing/traces';

const LIMIT = 64 * MEGABYTE;
/** How much the free memory of the host may drop during an attack. */
const MAX_DROP = LIMIT + 64 * MEGABYTE;
/** Other programs take memory too, and on a busy machine a sample is sometimes late. */
const ATTEMPTS = 6;

const includesAllAttacks = process.env['SOPAAN_TEST_ALL'] !== undefined;
const pollingRunner = createSandboxRunner({ useCgroups: false });
const cgroupRunner = createSandboxRunner();
afterAll(() => Promise.all([pollingRunner.close(), cgroupRunner.close()]));

function attack(runner: SandboxRunner, { language, source }: MemoryAttack): Promise<RunOutcome> {
  return runner.prepare({ language, source }).run({
    stdin: '',
    limits: { memoryBytes: LIMIT, cpuMs: 4_000, wallMs: 4_000 },
    signal: new AbortController().signal,
  });
}

/** The ends that count as contained. Where the kernel enforces the limit, a program may also stall at it until its time is over. */
type AllowedEnds = (program: MemoryAttack) => readonly RunOutcome['end'][];
const pollingEnds: AllowedEnds = ({ end }) => [end];
const cgroupEnds: AllowedEnds = ({ end }) => [end, 'time'];

async function expectContained(
  runner: SandboxRunner,
  program: MemoryAttack,
  allowedEnds: AllowedEnds,
): Promise<void> {
  const drops: number[] = [];
  do {
    const { dropBytes, result } = await measureMemoryDrop(() => attack(runner, program));
    expect(allowedEnds(program)).toContain(result.end);
    if (result.end === 'exit') expect(result.code).toBe(1);
    if (result.end === 'memory') expect(result.memoryBytes).toBeGreaterThan(LIMIT);
    drops.push(dropBytes);
  } while (Math.min(...drops) >= MAX_DROP && drops.length < ATTEMPTS);
  expect(Math.min(...drops)).toBeLessThan(MAX_DROP);
}

const attacks = includesAllAttacks ? [...memoryAttacks, ...kernelMemoryAttacks] : memoryAttacks;

test.each(attacks)(
  '[R1] $language: $name: the program stays under the memory limit, enforced by polling',
  async (program) => {
    expect(await pollingRunner.enforcement()).toBe('polling');
    await expectContained(pollingRunner, program, pollingEnds);
    expect(sandboxProcesses()).toEqual([]);
  },
);

const cgroupAttacks = includesAllAttacks
  ? attacks
  : attacks.filter(({ name }) => /page tables|at once/.test(name));

if (findRunGroups()) {
  test.each(cgroupAttacks)(
    '[R1] $language: $name: the program stays under the memory limit, enforced by cgroups',
    async (program) => {
      expect(await cgroupRunner.enforcement()).toMatch(/^cgroup-v[12]$/);
      await expectContained(cgroupRunner, program, cgroupEnds);
      expect(sandboxProcesses()).toEqual([]);
    },
  );
}
