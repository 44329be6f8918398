import type { RunOutcome } from '../../code-runner';
import { findRunGroups } from '../cgroup/run-groups';
import { createSandboxRunner, type SandboxRunner } from '../sandbox-runner';

const pollingRunner = createSandboxRunner({ useCgroups: false });
const cgroupRunner = createSandboxRunner();
afterAll(() => Promise.all([pollingRunner.close(), cgroupRunner.close()]));

const runners: readonly (readonly [string, SandboxRunner])[] = [
  ['polling', pollingRunner],
  ...(findRunGroups() ? [['cgroups', cgroupRunner] as const] : []),
];

/** Children of 3 ms, one after the other, and then the time that they used, as far as the program waited for them. */
function shortChildren(count: number, prelude: string): string {
  return `
import os, resource, signal, time
${prelude}
for _ in range(${String(count)}):
    if os.fork() == 0:
        until = time.process_time() + 0.003
        while time.process_time() < until: pass
        os._exit(0)
    try: os.wait()
    except ChildProcessError: pass
used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
print(sum(each.ru_utime + each.ru_stime for each in used))`;
}

function run(runner: SandboxRunner, source: string, cpuMs: number): Promise<RunOutcome> {
  return runner.prepare({ language: 'python', source }).run({
    stdin: '',
    limits: { cpuMs, wallMs: 20_000 },
    signal: new AbortController().signal,
  });
}

test.each(runners)(
  '[R8] the processor time of short child processes that the program does not wait for counts towards its limit, measured by %s',
  async (_, runner) => {
    // Seconds in total, most of which no sample sees: the estimate is far above the limit in any case.
    const source = shortChildren(900, 'signal.signal(signal.SIGCHLD, signal.SIG_IGN)');
    expect(await run(runner, source, 400)).toMatchObject({ end: 'time' });
  },
);

test.each(runners)(
  '[R8] the processor time of child processes that the program waits for is reported, measured by %s',
  async (_, runner) => {
    const { end, stdout, cpuMs } = await run(runner, shortChildren(100, ''), 5_000);
    const used = Number(stdout) * 1_000;
    expect(end).toBe('exit');
    expect(cpuMs).toBeGreaterThan(used * 0.9);
    expect(cpuMs).toBeLessThan(used * 1.25 + 150);
  },
);
