import { setTimeout as delay } from 'node:timers/promises';
import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import type { CodeRunner } from '../src/code-runner';
import { RunnerError } from '../src/runner-error';

export interface Fairness {
  /** Many people press Run within a second: the time from the click to the result. */
  crowd: Percentiles & { people: number; refused: number };
  /** The time from the click to the result of one person: without and with somebody else's endless loops. */
  baseline: Percentiles;
  withLoops: Percentiles;
  /** The difference of each pair. */
  added: Percentiles;
}

const PEOPLE = 40;
const LOOPS = 50;
const PAIRS = 10;
const HELLO = 'print("hello")';
const neverAborted = new AbortController().signal;

/** Measures how runs of several people affect each other. The two cases of a pair alternate. */
export async function measureFairness(runner: CodeRunner): Promise<Fairness> {
  await timeHello(runner, 'warm up');
  const crowd = await measureCrowd(runner);
  const [baseline, withLoops]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    baseline.push(await timeHello(runner, 'somebody'));
    const stopping = new AbortController();
    const loops = Array.from({ length: LOOPS }, () => repeatEndlessLoop(runner, stopping.signal));
    await waitUntil('the loops run', () => (runner.load?.().running ?? 0) > 0);
    await delay(500);
    withLoops.push(await timeHello(runner, 'somebody'));
    stopping.abort(new Error('measured'));
    await Promise.all(loops);
  }
  const addedMs = withLoops.map((time, pair) => time - (baseline[pair] ?? NaN));
  return {
    crowd,
    baseline: percentiles(baseline),
    withLoops: percentiles(withLoops),
    added: percentiles(addedMs),
  };
}

async function measureCrowd(runner: CodeRunner): Promise<Fairness['crowd']> {
  const runs = Array.from({ length: PEOPLE }, async (_, person) => {
    await delay((person * 1_000) / PEOPLE);
    return timeHello(runner, `person ${person}`);
  });
  const settledRuns = await Promise.allSettled(runs);
  const times = settledRuns.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return { ...percentiles(times), people: PEOPLE, refused: PEOPLE - times.length };
}

async function timeHello(runner: CodeRunner, owner: string): Promise<number> {
  const startedAt = performance.now();
  const program = runner.prepare(
    { language: 'python', source: HELLO },
    { owner, priority: 'interactive' },
  );
  await program.run({ stdin: '', signal: neverAborted });
  return performance.now() - startedAt;
}

/** Starts the next run as soon as the queue accepts it. */
async function repeatEndlessLoop(runner: CodeRunner, signal: AbortSignal): Promise<void> {
  const source = 'while True: pass';
  while (!signal.aborted) {
    try {
      const program = runner.prepare(
        { language: 'python', source },
        { owner: 'loops', priority: 'interactive' },
      );
      await program.run({ stdin: '', signal });
    } catch (error) {
      if (!(error instanceof RunnerError) || signal.aborted) return;
      await delay((error.retryAfter ?? 1) * 1_000, undefined, { signal }).catch(() => undefined);
    }
  }
}
