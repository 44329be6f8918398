import { STDIN_MAX } from '@sopaan/schemas/code-runs/execute-request';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { array, number, object, string } from 'yup';
import { outputDigest } from '../../src/modules/submissions/judge/expected-output';
import { challengePrograms, CHALLENGES_FOLDER, type ChallengePrograms } from './challenge-programs';
import type { ChallengeSource } from './challenge-source';
import { conquestRounds } from './conquest-rounds';
import { dayChallenges } from './day-challenges';
import { generatedInputs } from './generated-tests';

/** The size of the largest input on which solutions run by default; with `npm test -- --all` they run on all inputs. */
const MAX_INPUT_BYTES = process.env['SOPAAN_TEST_ALL'] === '1' ? Infinity : 20_000;
const MAX_SLOW_INPUT_BYTES = 1_000;

interface GeneratedInput {
  name: string;
  bytes: number;
  size: number;
  /** Null if the input is too large to run by default. */
  input: string | null;
}

/** Generates the inputs of a challenge. Called once, because generating all inputs takes seconds. */
function generateInputs({ title, tests }: (typeof sources)[number]): [string, GeneratedInput[]] {
  const inputs = Array.from(generatedInputs(tests), ({ name, input }) => {
    try {
      const bytes = Buffer.byteLength(input);
      return {
        name,
        bytes,
        size: tests.size(input),
        input: bytes > MAX_INPUT_BYTES ? null : input,
      };
    } catch (error) {
      throw new Error(`${title}, ${name}`, { cause: error });
    }
  });
  return [title, inputs];
}

const sources = [...conquestRounds.flatMap(({ challenges }) => challenges), ...dayChallenges];

const inputsByTitle = new Map<string, GeneratedInput[]>();
beforeAll(() => {
  for (const one of sources) inputsByTitle.set(...generateInputs(one));
});

type Case = readonly [input: string, digest: string];

test.each(sources.map((one) => [one.title, one] as const))(
  '[R2] %s has inputs up to the largest size, all valid and with correct digests',
  (title, { solve, tests }) => {
    const inputs = inputsByTitle.get(title) ?? [];
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
  '[R2] the handwritten inputs of %s are valid too',
  (title, { tests }) => {
    for (const [input] of handwrittenCases(sourceOf(title))) {
      expect(tests.size(input)).toBeLessThanOrEqual(tests.largest);
    }
  },
);

test('[R2] for every challenge the reference solution passes, the slow one is correct on small inputs, and the wrong one fails', async () => {
  const programs = await challengePrograms();
  expect(programs.map(({ source }) => source.title).sort()).toEqual(
    sources.map(({ title }) => title).sort(),
  );
  const requests = programs.flatMap((one) => createRequests(one));
  const results = firstFailures(requests);
  expect(results.filter(({ mustFail, failure }) => !mustFail && failure)).toEqual([]);
  // Most wrong solutions fail on small inputs; large inputs are only generated for the others.
  const undecided = new Set(
    results.filter(({ mustFail, failure }) => mustFail && !failure).map(({ label }) => label),
  );
  const again = programs
    .filter(({ name }) => undecided.has(`${name}: wrong`))
    .flatMap((one) => createRequests(one, generatedCases(one.source)))
    .filter(({ label }) => undecided.has(label));
  expect(firstFailures(again).filter(({ failure }) => !failure)).toEqual([]);
  expect(again).toHaveLength(undecided.size);
});

test('[R2] every challenge with generated inputs has a wrong program, and a slow one or a reason why not', async () => {
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
] as const)('[R2] the %s program for %s, which was once accepted, exists', async (kind, name) => {
  const programs = await challengePrograms();
  expect(programs.find((one) => one.name === name)?.[kind]).toBeDefined();
});

interface Request {
  label: string;
  /** Whether the program must fail in at least one of the cases. */
  mustFail: boolean;
  program: string;
  cases: readonly Case[];
}

function createRequests(
  { name, source, reference, slow, wrong }: ChallengePrograms,
  generated = smallCases(source),
): Request[] {
  const writtenCases = handwrittenCases(source);
  const cases = [...writtenCases, ...generated];
  const first = JSON.stringify(source.solve(source.examples[0]?.input ?? ''));
  const requests: Request[] = [
    { label: `${name}: reference`, mustFail: false, program: reference, cases },
    {
      label: `${name}: fixed answer`,
      mustFail: true,
      program: `print(${first})`,
      cases: writtenCases,
    },
  ];
  if (slow !== undefined) {
    const smallCasesOnly = writtenCases.filter(([input]) => input.length <= MAX_SLOW_INPUT_BYTES);
    requests.push({
      label: `${name}: slow`,
      mustFail: false,
      program: slow,
      cases: smallCasesOnly,
    });
  }
  if (wrong !== undefined) {
    requests.push({ label: `${name}: wrong`, mustFail: true, program: wrong, cases });
  }
  return requests;
}

function handwrittenCases({ examples, hiddenInputs, solve }: ChallengeSource): Case[] {
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
  return (inputsByTitle.get(title) ?? []).flatMap(({ name, input }) =>
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

/** Runs all programs in one process, because they are trusted and a sandbox for each run would take minutes. */
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
  return requests.map(({ label, mustFail }, index) => ({
    label,
    mustFail,
    failure: failures[index] ?? null,
  }));
}
