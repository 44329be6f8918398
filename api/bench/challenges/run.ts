/**
 * `npm run bench -- challenges [--write] [NAME...]` measures the CPU time of the reference solutions on the largest inputs,
 * and the results of the slow and wrong ones. `--write` stores the resulting time limits and the digests of the outputs.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { table } from '@sopaan/tooling/terminal/table';
import {
  challengePrograms,
  CHALLENGES_FOLDER,
  javascriptPrograms,
  type ChallengePrograms,
} from '../../seeds/challenges/challenge-programs';
import { generatedInputs, type MeasuredTests } from '../../seeds/challenges/generated-tests';
import { outputDigest } from '../../src/modules/submissions/judge/expected-output';
import { LANGUAGES, measure } from './measure';
import { timeLimit } from './time-limit';

const HEAD = ['Challenge, CPU ms', 'javascript', 'python', 'limit', 'slow', 'wrong', 'kB'];

/** A slow solution must exceed its limit by this factor, because other machines are faster. It is stopped then. */
const SLOW_FACTOR = 3;

const command = new Command('npm run bench -- challenges')
  .argument('[name...]')
  .option('--write', 'store the time limits and the digests of the outputs', false)
  .showHelpAfterError()
  .parse();
const chosenNames = command.args;
const values = command.opts<{ write: boolean }>();
const folder = await mkdtemp(join(tmpdir(), 'sopaan-bench-'));
const writeTempFile = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** The CPU time of an empty program, which each language gets on top of the limit. */
const startMs = new Map(
  LANGUAGES.map(({ name, command, empty }) => {
    const file = writeTempFile(empty, '');
    const runs = measure(
      [...command, file],
      Array.from({ length: 5 }, () => file),
    );
    return [name, Math.min(...runs.map(({ ms }) => ms))];
  }),
);

const problems: string[] = [];
const rows: string[][] = [];
try {
  for (const name of chosenNames) createStub(name);
  const all = await challengePrograms();
  const challenges = all.filter(
    ({ name }) => chosenNames.length === 0 || chosenNames.includes(name),
  );
  const programs = await javascriptPrograms(challenges.map(({ name }) => name));
  for (const one of challenges) rows.push(bench(one, programs.get(one.name) ?? ''));
} finally {
  await rm(folder, { recursive: true });
}
console.log(table([HEAD, ...rows]).join('\n'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** A challenge imports its measured values, so they must exist before they are measured. */
function createStub(name: string): void {
  if (!existsSync(measuredFile(name))) write(name, { timeLimitMs: 1_000, cpuMs: {}, outputs: {} });
}

function measuredFile(name: string): string {
  return join(CHALLENGES_FOLDER, 'measured', `${name}.json`);
}

function write(name: string, measured: MeasuredTests): void {
  mkdirSync(join(CHALLENGES_FOLDER, 'measured'), { recursive: true });
  writeFileSync(measuredFile(name), `${JSON.stringify(measured, null, 2)}\n`);
}

function bench({ name, source, reference, slow, wrong }: ChallengePrograms, javascript: string) {
  const { tests } = source;
  const outputs: Record<string, string> = {};
  const digests: string[] = [];
  const files: string[] = [];
  let largest = 0;
  for (const { name: inputName, input } of generatedInputs(tests)) {
    // Throws if the input violates the statement.
    tests.size(input);
    const digest = outputDigest(source.solve(input));
    outputs[inputName] = digest;
    digests.push(digest);
    files.push(writeTempFile(`${files.length}.txt`, input));
    largest = Math.max(largest, input.length);
  }
  const code = {
    javascript: writeTempFile('reference.cjs', javascript),
    python: writeTempFile('reference.py', reference),
  };
  const cpuMs: Record<string, number> = {};
  for (const { name: language, command } of LANGUAGES) {
    const run = (inputs: readonly string[]) => measure([...command, code[language]], inputs);
    const runs = run(files);
    for (const [index, { digest, status, errors }] of runs.entries()) {
      if (status !== 0 || digest !== digests[index]) {
        problems.push(
          `${name}: ${language} is wrong on ${nameOf(index)} (status ${status}) ${errors}`,
        );
      }
    }
    const times = runs.map(({ ms }) => ms);
    const longest = times.indexOf(Math.max(...times));
    const file = files[longest] ?? '';
    // The minimum of several runs, because other programs only make a run slower.
    const again = run([file, file]).map(({ ms }) => ms);
    const fastest = Math.min(times[longest] ?? 0, ...again) - (startMs.get(language) ?? 0);
    cpuMs[language] = Math.max(1, Math.round(fastest));
  }
  const timeLimitMs = timeLimit(Math.max(...Object.values(cpuMs)));
  if (values.write) write(name, { timeLimitMs, cpuMs, outputs });
  else if (timeLimitMs > tests.measured.timeLimitMs) {
    problems.push(
      `${name}: the limit of ${tests.measured.timeLimitMs} ms is less than three times the reference`,
    );
  }
  return [
    name,
    String(cpuMs['javascript']),
    String(cpuMs['python']),
    String(timeLimitMs),
    slow === undefined ? '-' : measureSlow(slow),
    wrong === undefined ? '-' : measureWrong(wrong),
    String(Math.round(largest / 1_000)),
  ];

  function nameOf(index: number): string {
    return Object.keys(outputs)[index] ?? 'no input';
  }

  function measureSlow(program: string): string {
    const maxSeconds = Math.ceil((SLOW_FACTOR * timeLimitMs) / 1_000);
    const runs = measure(['python3', writeTempFile('slow.py', program)], files, maxSeconds);
    const mistake = runs.findIndex(
      ({ digest, status }, index) => status === 0 && digest !== digests[index],
    );
    if (mistake >= 0) problems.push(`${name}: the slow solution is wrong on ${nameOf(mistake)}`);
    const ms = Math.max(...runs.map((run) => run.ms));
    const isStopped = runs.some(({ status }) => status < 0);
    if (!isStopped && ms < SLOW_FACTOR * timeLimitMs) {
      problems.push(`${name}: the slow solution is not slow enough`);
    }
    return isStopped ? `> ${maxSeconds} s` : String(Math.round(ms));
  }

  function measureWrong(program: string): string {
    const runs = measure(['python3', writeTempFile('wrong.py', program)], files);
    const index = runs.findIndex(
      ({ digest, status }, input) => status !== 0 || digest !== digests[input],
    );
    const failedRun = runs[index];
    // Only the small tests of the statement show that it is wrong.
    if (!failedRun) return 'no generated input';
    if (failedRun.ms > timeLimitMs) problems.push(`${name}: the wrong solution is slow`);
    return nameOf(index);
  }
}
