import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import type { Program, RunLimits } from '../code-runner';
import { queuedRunner } from '../queue/queued-runner';
import { UNQUEUED, type Pausable, type Slot } from '../queue/slot';
import { sandboxProcesses } from './hostile/testing/traces';
import { createSandboxRunner } from './sandbox-runner';

const sandbox = createSandboxRunner();
const runner = queuedRunner(sandbox, { slots: 1 });
afterAll(() => runner.close());

const neverAborted = new AbortController().signal;

/** Runs a program in the queue until it is stopped or the test file ends. */
function run(owner: string, source: string) {
  const controller = new AbortController();
  const program = runner.prepare(
    { language: 'python', source },
    { owner, priority: 'interactive' },
  );
  const limits = { cpuMs: 15_000, wallMs: 30_000 };
  const outcome = program.run({ stdin: '', limits, signal: controller.signal });
  const stop = async () => {
    controller.abort(new Error('stopped'));
    await expect(outcome).rejects.toThrow('stopped');
  };
  return { outcome, stop };
}

interface PauseOptions {
  pauseMs?: number;
  limits?: Partial<RunLimits>;
}

/** Runs a program that is paused repeatedly. */
function runPausing(program: Program, { pauseMs = 25, limits = {} }: PauseOptions = {}) {
  let attachedSandbox: Pausable | undefined;
  let pauses = 0;
  let pausedMs = 0;
  const startedAt = performance.now();
  const pauseRepeatedly = async (sandbox: Pausable) => {
    for (;;) {
      await delay(15);
      if (sandbox !== attachedSandbox) return;
      const pausedAt = performance.now();
      sandbox.pause();
      pauses += 1;
      await delay(pauseMs);
      if (sandbox !== attachedSandbox) return;
      pausedMs += performance.now() - pausedAt;
      sandbox.resume();
    }
  };
  const slot: Slot = {
    ...UNQUEUED,
    attach: (pausable) => {
      attachedSandbox = pausable;
      void pauseRepeatedly(pausable);
      return () => {
        attachedSandbox = undefined;
      };
    },
  };
  const outcome = sandbox.prepare(program).run({ stdin: '', limits, signal: neverAborted }, slot);
  return outcome.then((ended) => ({
    ...ended,
    pauses,
    pausedMs,
    tookMs: performance.now() - startedAt,
  }));
}

test('[R3] a program gets the only slot from an endless program of another owner, at its start and after sleeping', async () => {
  const loop = run('a', 'while True: pass');
  await waitUntil('the loop runs', () => runner.load?.().running === 1);
  const sleeper = run('b', 'import time\ntime.sleep(0.4)\nprint("awake")');
  expect(await sleeper.outcome).toMatchObject({ stdout: 'awake\n', end: 'exit' });
  expect(runner.load?.()).toMatchObject({ running: 1, waiting: 0 });
  await loop.stop();
});

test('[R3] a program starts while sleeping programs of other owners exist, because they free their slots', async () => {
  const sleepers = ['a', 'b', 'c'].map((owner) => run(owner, 'import time\ntime.sleep(600)'));
  await waitUntil('all programs sleep', () => runner.load?.().idle === 3);
  expect(await run('d', 'print("hello")').outcome).toMatchObject({ stdout: 'hello\n' });
  expect(runner.load?.()).toMatchObject({ running: 0, idle: 3 });
  await Promise.all(sleepers.map(({ stop }) => stop()));
});

test('[R3] an endless program that is paused repeatedly ends at the limit of its processor time', async () => {
  const source = 'while True: pass';
  const outcome = await runPausing({ language: 'python', source }, { limits: { cpuMs: 300 } });
  expect(outcome).toMatchObject({ end: 'time', signal: 'SIGKILL' });
  expect(outcome.cpuMs).toBeGreaterThan(300);
});

/** Threads, child processes and a program of its own. */
const CHILD_PROCESSES = `
import os, subprocess, sys, threading
def work(): return sum(number * number for number in range(200_000))
threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads: thread.start()
for _ in range(6):
    if os.fork() == 0:
        os._exit(7 if work() else 1)
seen = []
while len(seen) < 6:
    _, status = os.waitpid(-1, os.WUNTRACED)
    seen.append(('stopped', os.WSTOPSIG(status)) if os.WIFSTOPPED(status) else os.WEXITSTATUS(status))
for thread in threads: thread.join()
inner = subprocess.run([sys.executable, '-c', 'print(sum(range(100_000)))'], capture_output=True, text=True)
print(seen, inner.stdout.strip())
`;
const TIMERS = `
const started = [1, 2, 3].map((n) => new Promise((done) => setTimeout(() => done(n), 30 * n)));
Promise.all(started).then((all) => {
  let sum = 0;
  for (let i = 0; i < 3e7; i += 1) sum = (sum + i) % 7;
  console.log(all.join(), sum);
});
`;
const THREADS = `
public class Main {
  public static void main(String[] words) throws Exception {
    long[] sums = new long[4];
    Thread[] threads = new Thread[4];
    for (int t = 0; t < 4; t++) {
      int at = t;
      threads[t] = new Thread(() -> { for (int i = 0; i < 5_000_000; i++) sums[at] += i % 7; });
      threads[t].start();
    }
    for (Thread thread : threads) thread.join();
    System.out.println(java.util.Arrays.toString(sums));
  }
}
`;

test.each([
  ['python', CHILD_PROCESSES, '[7, 7, 7, 7, 7, 7] 4999950000\n'],
  ['javascript', TIMERS, '1,2,3 1\n'],
  ['java', THREADS, '[14999995, 14999995, 14999995, 14999995]\n'],
] as const)(
  '[R3] a paused program in %s has the same output as without pauses, and its wall-clock time excludes them',
  async (language, source, stdout) => {
    const outcome = await runPausing({ language, source });
    expect(outcome).toMatchObject({ stdout, stderr: '', end: 'exit', code: 0 });
    expect(outcome.pauses).toBeGreaterThan(2);
    const { wallMs, pausedMs, tookMs } = outcome;
    expect(wallMs).toBeLessThanOrEqual(Math.ceil(tookMs - pausedMs));
  },
);

/** A timer of the kernel sends SIGCONT soon after the program was stopped. */
const SELF_CONTINUING = `
import ctypes, signal, struct
signal.signal(signal.SIGCONT, lambda *_: None)
libc = ctypes.CDLL(None)
event = struct.pack('Qii48x', 0, signal.SIGCONT, 0)
timer = ctypes.c_void_p()
assert libc.timer_create(1, event, ctypes.byref(timer)) == 0
while True:
    assert libc.timer_settime(timer, 0, struct.pack('qqqq', 0, 0, 0, 60_000_000), None) == 0
    sum(range(10_000))
`;

test('[R3] a program that continues itself with SIGCONT while it is paused is ended', async () => {
  const { end, cpuMs } = await runPausing(
    { language: 'python', source: SELF_CONTINUING },
    { pauseMs: 300 },
  );
  expect(end).toBe('time');
  // The program had not used up its processor time.
  expect(cpuMs).toBeLessThan(4_000);
});

test('[R3] aborting a paused run ends all its processes and frees the queue', async () => {
  const source = 'import os\nos.fork()\nwhile True: pass';
  const loops = ['a', 'b'].map((owner) => run(owner, source));
  await waitUntil('one program is paused', () => runner.load?.().paused === 1);
  await Promise.all(loops.map(({ stop }) => stop()));
  expect(sandboxProcesses()).toEqual([]);
  expect(runner.load?.()).toMatchObject({ running: 0, paused: 0, idle: 0, waiting: 0 });
});
