import type { RunOutcome } from '../../code-runner';
import { MEGABYTE } from '../../languages/language';
import { findRunGroups } from '../cgroup/run-groups';
import { createSandboxRunner, type SandboxRunner } from '../sandbox-runner';
import { measureMemoryDrop } from './testing/memory-drop';
import { kernelMemoryAttacks } from './testing/kernel-memory-attacks';
import { memoryAttacks, type MemoryAttack } from './testing/memory-attacks';
import { sandboxProcesses } from './testing/traces';

const LIMIT = 64 * MEGABYTE;
const ALLOWED = LIMIT + 64 * MEGABYTE;
/** Other programs take memory too, and on a busy machine a sample is sometimes late. */
const ATTEMPTS = 6;

const includesAllAttacks = process.env['SOPAAN_TEST_ALL'] !== undefined;
const samplingRunner = createSandboxRunner({ useCgroups: false });
const groupsRunner = createSandboxRunner();
afterAll(() => Promise.all([samplingRunner.close(), groupsRunner.close()]));

function attack(runner: SandboxRunner, { language, source }: MemoryAttack): Promise<RunOutcome> {
  return runner.prepare({ language, source }).run({
    stdin: '',
    limits: { memoryBytes: LIMIT, cpuMs: 4_000, wallMs: 4_000 },
    signal: new AbortController().signal,
  });
}

/** The ends that count as contained. Where the kernel enforces the limit, a program may also stall at it until its time is over. */
type AllowedEnds = (program: MemoryAttack) => readonly RunOutcome['end'][];
const sampledEnds: AllowedEnds = ({ end }) => [end];
const groupedEnds: AllowedEnds = ({ end }) => [end, 'time'];

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
  } while (Math.min(...drops) >= ALLOWED && drops.length < ATTEMPTS);
  expect(Math.min(...drops)).toBeLessThan(ALLOWED);
}

const attacks = includesAllAttacks ? [...memoryAttacks, ...kernelMemoryAttacks] : memoryAttacks;

test.each(attacks)(
  '[R1] $language: keeps $name under the limit with polling only',
  async (program) => {
    expect(await samplingRunner.enforcement()).toBe('polling');
    await expectContained(samplingRunner, program, sampledEnds);
    expect(sandboxProcesses()).toEqual([]);
  },
);

const groupedAttacks = includesAllAttacks
  ? attacks
  : attacks.filter(({ name }) => /page tables|at once/.test(name));

if (findRunGroups()) {
  test.each(groupedAttacks)(
    '[R1] $language: keeps $name under the limit with cgroups',
    async (program) => {
      expect(await groupsRunner.enforcement()).toMatch(/^cgroup-v[12]$/);
      await expectContained(groupsRunner, program, groupedEnds);
      expect(sandboxProcesses()).toEqual([]);
    },
  );
}
