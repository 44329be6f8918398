import { setTimeout as delay } from 'node:timers/promises';
import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { until } from '@sopaan/tooling/processes/until';
import type { CodeRunner } from '../src/code-runner';
import { RunnerError } from '../src/runner-error';

export interface Fairness {
  /** Many people press Run within a second: the time from the click to the result. */
  crowd: Percentiles & { people: number; refused: number };
  /** The time from the click to the result of one person: without and with somebody else's endless loops. */
  alone: Percentiles;
  besideLoops: Percentiles;
  /** The difference of each pair. */
  added: Percentiles;
}

const PEOPLE = 40;
const LOOPS = 50;
const PAIRS = 10;
const HELLO = 'print("hello")';
const never = new AbortController().signal;

/** Measures how runs of several people affect each other. The two cases of a pair alternate. */
export async function measureFairness(runner: CodeRunner): Promise<Fairness> {
  await hello(runner, 'warm up');
  const crowd = await pressTogether(runner);
  const [alone, besideLoops]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    alone.push(await hello(runner, 'somebody'));
    const stopping = new AbortController();
    const loops = Array.from({ length: LOOPS }, () => loopForEver(runner, stopping.signal));
    await until('the loops run', () => (runner.load?.().running ?? 0) > 0);
    await delay(500);
    besideLoops.push(await hello(runner, 'somebody'));
    stopping.abort(new Error('measured'));
    await Promise.all(loops);
  }
  const added = besideLoops.map((time, pair) => time - (alone[pair] ?? NaN));
  return {
    crowd,
    alone: percentiles(alone),
    besideLoops: percentiles(besideLoops),
    added: percentiles(added),
  };
}

async function pressTogether(runner: CodeRunner): Promise<Fairness['crowd']> {
  const presses = Array.from({ length: PEOPLE }, async (_, person) => {
    await delay((person * 1_000) / PEOPLE);
    return hello(runner, `person ${person}`);
  });
  const ended = await Promise.allSettled(presses);
  const times = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return { ...percentiles(times), people: PEOPLE, refused: PEOPLE - times.length };
}

async function hello(runner: CodeRunner, owner: string): Promise<number> {
  const began = performance.now();
  const program = runner.prepare(
    { language: 'python', source: HELLO },
    { owner, priority: 'interactive' },
  );
  await program.run({ stdin: '', signal: never });
  return performance.now() - began;
}

/** Starts the next run as soon as the queue accepts it. */
async function loopForEver(runner: CodeRunner, signal: AbortSignal): Promise<void> {
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
