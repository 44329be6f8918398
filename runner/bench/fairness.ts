import { setTimeout as delay } from 'node:timers/promises';
import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import type { CodeRunner } from '../src/code-runner';
import { RunnerError } from '../src/runner-error';

export interface Fairness {
  /** Many people press Run once within a second: from the press to the answer. */
  crowd: Percentiles & { people: number; refused: number };
  /** From the press to the answer of one person: alone, and beside somebody with endless loops. */
  alone: Percentiles;
  besideLoops: Percentiles;
  /** Of each pair, what the second took longer than the first. */
  added: Percentiles;
}

const PEOPLE = 40;
const LOOPS = 50;
const PAIRS = 10;
const HELLO = 'print("hello")';
const never = new AbortController().signal;

/** How runs of several people get in each other's way. The pairs are measured in turn. */
export async function measureFairness(runner: CodeRunner): Promise<Fairness> {
  await hello(runner, 'warm up');
  const crowd = await pressTogether(runner);
  const [alone, besideLoops]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    alone.push(await hello(runner, 'somebody'));
    const stopping = new AbortController();
    const loops = Array.from({ length: LOOPS }, () => loopForEver(runner, stopping.signal));
    await waitUntil('the loops run', () => (runner.load?.().running ?? 0) > 0);
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

/** Presses again as soon as it is allowed to. */
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
