import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { CodeRunner, PreparedProgram } from '../src/code-runner';
import { percentiles, type Percentiles } from '@sopaan/tooling/bench/percentiles';
import { INPUT, PRINTED, PROGRAMS } from './programs';

export interface Measurement {
  language: Language;
  /** The program without a sandbox. */
  bare: Percentiles;
  /** A test of the judge: a run of a program that is already compiled. */
  test: Percentiles;
  /** How much longer the test took than the bare program just before it. */
  added: Percentiles;
  /** Run Code, which compiles each time. */
  sequential: Percentiles & { perSecond: number };
  /** Run Code with as many concurrent callers as slots. */
  concurrent: Percentiles & { perSecond: number };
}

const WARM_UP = 2;
const TIMES = 20;

const signal = new AbortController().signal;

async function run(program: PreparedProgram): Promise<void> {
  const { stdout, stderr, end } = await program.run({ stdin: INPUT, signal });
  if (stdout !== PRINTED) throw new Error(`ended by ${end}: ${stdout}${stderr}`);
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Measures a number of runs by concurrent callers, each of which starts its next run when its last has ended. */
async function measureThroughput(
  work: () => Promise<void>,
  { callers, times }: { callers: number; times: number },
) {
  const milliseconds: number[] = [];
  let remaining = times;
  const call = async () => {
    while (remaining > 0) {
      remaining -= 1;
      milliseconds.push(await time(work));
    }
  };
  const totalMs = await time(async () => {
    await Promise.all(Array.from({ length: callers }, call));
  });
  return { ...percentiles(milliseconds), perSecond: (1000 * times) / totalMs };
}

/** Measures one language; the bare program and the judge's test alternate. */
export async function measure(
  runner: CodeRunner,
  language: Language,
  { slots, bare }: { slots: number; bare: () => Promise<void> },
): Promise<Measurement> {
  const source = PROGRAMS[language];
  const prepare = () =>
    runner.prepare({ language, source }, { owner: 'bench', priority: 'background' });
  const preparedProgram = prepare();
  const test = () => run(preparedProgram);
  const compileAndRun = () => run(prepare());
  for (let round = 0; round < WARM_UP; round += 1) {
    await bare();
    await test();
    await compileAndRun();
  }
  const [bareTimes, testTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < TIMES; round += 1) {
    bareTimes.push(await time(bare));
    testTimes.push(await time(test));
  }
  return {
    language,
    bare: percentiles(bareTimes),
    test: percentiles(testTimes),
    added: percentiles(testTimes.map((time, round) => time - (bareTimes[round] ?? NaN))),
    sequential: await measureThroughput(compileAndRun, { callers: 1, times: TIMES }),
    concurrent: await measureThroughput(compileAndRun, { callers: slots, times: TIMES * slots }),
  };
}
