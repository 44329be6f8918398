import { STDIN_MAX } from '@sopaan/schemas/execute-request';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { array, number, object, string } from 'yup';
import { outputDigest } from '../../src/modules/submissions/judge/expected-output';
import { challengePrograms, CHALLENGES_FOLDER, type ChallengePrograms } from './challenge-programs';
import type { ChallengeSource } from './challenge-source';
import { conquestRounds } from './conquest-rounds';
import { dayChallenges } from './day-challenges';
import { generatedInputs } from './generated-tests';

/** By default solutions run on inputs up to here, with `npm test -- --all` on all of them. */
const SMALL = process.env['SOPAAN_TEST_ALL'] === '1' ? Infinity : 20_000;
const SMALL_FOR_SLOW = 1_000;

interface MadeInput {
  name: string;
  bytes: number;
  size: number;
  /** Null where it is too large for what runs by default. */
  input: string | null;
}

/** Made once: all together take seconds. */
function make({ title, tests }: (typeof sources)[number]): [string, MadeInput[]] {
  const inputs = Array.from(generatedInputs(tests), ({ name, input }) => {
    try {
      const bytes = Buffer.byteLength(input);
      return { name, bytes, size: tests.size(input), input: bytes > SMALL ? null : input };
    } catch (error) {
      throw new Error(`${title}, ${name}`, { cause: error });
    }
  });
  return [title, inputs];
}

const sources = [...conquestRounds.flatMap(({ challenges }) => challenges), ...dayChallenges];

const made = new Map<string, MadeInput[]>();
beforeAll(() => {
  for (const one of sources) made.set(...make(one));
});

type Case = readonly [input: string, digest: string];

test.each(sources.map((one) => [one.title, one] as const))(
  '[R2] %s has inputs up to its largest, each as promised and with the digest of the right output',
  (title, { solve, tests }) => {
    const inputs = made.get(title) ?? [];
    for (const { name, bytes, input } of inputs) {
      expect(bytes).toBeLessThanOrEqual(STDIN_MAX);
      if (input === null) continue;
      expect({ name, digest: outputDigest(solve(input)) }).toEqual({
        name,
        digest: tests.measured.outputs[name],
      });
    }
    expect(Math.max(...inputs.map(({ size }) => size))).toBe(tests.largest);
    expect(Object.keys(tests.measured.outputs)).toEqual(inputs.map(({ name }) => name));
    expect(tests.measured.timeLimitMs).toBeGreaterThanOrEqual(1_000);
  },
);

test.each(sources.map((one) => [one.title, one] as const))(
  '[R2] what stands by hand in %s keeps the promises too',
  (title, { tests }) => {
    for (const [input] of writtenCases(sourceOf(title))) {
      expect(tests.size(input)).toBeLessThanOrEqual(tests.largest);
    }
  },
);

test('[R2] of every challenge the reference solution passes, the slow one is right where it is small, and the wrong one fails', async () => {
  const programs = await challengePrograms();
  expect(programs.map(({ source }) => source.title).sort()).toEqual(
    sources.map(({ title }) => title).sort(),
  );
  const requests = programs.flatMap((one) => requestsOf(one));
  const results = firstFailures(requests);
  expect(results.filter(({ fails, failure }) => !fails && failure)).toEqual([]);
  // Most wrong ones fail where it is small: only for the others the large inputs are made.
  const unclear = new Set(
    results.filter(({ fails, failure }) => fails && !failure).map(({ about }) => about),
  );
  const again = programs
    .filter(({ name }) => unclear.has(`${name}: wrong`))
    .flatMap((one) => requestsOf(one, generatedCases(one.source)))
    .filter(({ about }) => unclear.has(about));
  expect(firstFailures(again).filter(({ failure }) => !failure)).toEqual([]);
  expect(again).toHaveLength(unclear.size);
});

test('[R2] every challenge with generated inputs has a wrong program, and a slow one or the reason why there is none', async () => {
  const programs = await challengePrograms();
  const incomplete = programs.filter(
    ({ source: { tests }, slow, wrong }) =>
      !wrong || (slow === undefined) === (tests.noSlowSolution === undefined),
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['slow', 'rising-trek'],
  ['slow', 'canal-rota'],
  ['slow', 'diesel-round'],
  ['slow', 'highway-overtakes'],
  ['slow', 'pair-with-sum'],
  ['slow', 'first-page'],
  ['slow', 'longest-distinct-run'],
  ['wrong', 'ledger-check'],
  ['wrong', 'pond-count'],
  ['wrong', 'course-order'],
] as const)('[R2] the %s program for %s that was accepted is there', async (kind, name) => {
  const programs = await challengePrograms();
  expect(programs.find((one) => one.name === name)?.[kind]).toBeDefined();
});

interface Request {
  about: string;
  /** Whether the program has to fail in one of its cases. */
  fails: boolean;
  program: string;
  cases: readonly Case[];
}

function requestsOf(
  { name, source, reference, slow, wrong }: ChallengePrograms,
  generatedOnes = smallCases(source),
): Request[] {
  const written = writtenCases(source);
  const cases = [...written, ...generatedOnes];
  const first = JSON.stringify(source.solve(source.examples[0]?.input ?? ''));
  const requests: Request[] = [
    { about: `${name}: reference`, fails: false, program: reference, cases },
    { about: `${name}: fixed answer`, fails: true, program: `print(${first})`, cases: written },
  ];
  if (slow !== undefined) {
    const smallest = written.filter(([input]) => input.length <= SMALL_FOR_SLOW);
    requests.push({ about: `${name}: slow`, fails: false, program: slow, cases: smallest });
  }
  if (wrong !== undefined) {
    requests.push({ about: `${name}: wrong`, fails: true, program: wrong, cases });
  }
  return requests;
}

function writtenCases({ examples, hiddenInputs, solve }: ChallengeSource): Case[] {
  const inputs = [...examples.map(({ input }) => input), ...hiddenInputs];
  return inputs.map((input) => [input, outputDigest(solve(input))]);
}

function generatedCases({ tests }: ChallengeSource): Case[] {
  return [...generatedInputs(tests)].map(({ name, input }) => [
    input,
    tests.measured.outputs[name] ?? '',
  ]);
}

function smallCases({ title, tests }: ChallengeSource): Case[] {
  return (made.get(title) ?? []).flatMap(({ name, input }) =>
    input === null ? [] : [[input, tests.measured.outputs[name] ?? '']],
  );
}

function sourceOf(title: string): ChallengeSource {
  const source = sources.find((one) => one.title === title);
  if (!source) throw new Error(`no challenge is titled ${title}`);
  return source;
}

const failuresSchema = array(
  object({ case: number().required(), reason: string().required() })
    .nullable()
    .defined()
    .default(undefined),
).required();

/** All in one process: the programs are our own, and a sandbox for each run takes minutes. */
function firstFailures(requests: readonly Request[]) {
  const { stdout, stderr, status } = spawnSync(
    'python3',
    [join(CHALLENGES_FOLDER, 'first-failure.py')],
    {
      input: JSON.stringify(requests.map(({ program, cases }) => [program, cases])),
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    },
  );
  if (status !== 0) throw new Error(stderr);
  const failures = failuresSchema.validateSync(JSON.parse(stdout));
  return requests.map(({ about, fails }, index) => ({
    about,
    fails,
    failure: failures[index] ?? null,
  }));
}
