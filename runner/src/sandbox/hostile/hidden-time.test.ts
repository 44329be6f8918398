import type { RunOutcome } from '../../code-runner';
import { findRunGroups } from '../cgroup/run-groups';
import { createSandboxRunner, type SandboxRunner } from '../sandbox-runner';

const samplingRunner = createSandboxRunner({ useCgroups: false });
const groupsRunner = createSandboxRunner();
afterAll(() => Promise.all([samplingRunner.close(), groupsRunner.close()]));

const runners: readonly (readonly [string, SandboxRunner])[] = [
  ['polling', samplingRunner],
  ...(findRunGroups() ? [['the kernel', groupsRunner] as const] : []),
];

/** Children of 3 ms, one after the other, and then the time that they used, as far as the program waited for them. */
function children(count: number, prelude: string): string {
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
  '[R8] counts the time of short children that nobody waits for, with %s',
  async (_, runner) => {
    // Seconds in total, most of which no sample sees: the estimate is far above the limit in any case.
    const source = children(900, 'signal.signal(signal.SIGCHLD, signal.SIG_IGN)');
    expect(await run(runner, source, 400)).toMatchObject({ end: 'time' });
  },
);

test.each(runners)(
  '[R8] reports the time of children that were waited for, with %s',
  async (_, runner) => {
    const { end, stdout, cpuMs } = await run(runner, children(100, ''), 5_000);
    const used = Number(stdout) * 1_000;
    expect(end).toBe('exit');
    expect(cpuMs).toBeGreaterThan(used * 0.9);
    expect(cpuMs).toBeLessThan(used * 1.25 + 150);
  },
);
