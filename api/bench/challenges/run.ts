/**
 * `npm run bench -- challenges [--write] [NAME...]`: the processor time of the reference solutions on the largest inputs, and
 * what becomes of the slow and the wrong ones. `--write` stores the limits that follow from it, and the digests of the outputs.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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

/** So many times over its limit a slow solution has to be, and then it is stopped: other machines are faster. */
const SLOW = 3;

const { values, positionals: names } = parseArgs({
  args: process.argv.slice(2),
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = await mkdtemp(join(tmpdir(), 'sopaan-bench-'));
const inFolder = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** What an empty program takes: each language is given it on top of the limit. */
const startMs = new Map(
  LANGUAGES.map(({ name, command, empty }) => {
    const file = inFolder(empty, '');
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
  for (const name of names) stub(name);
  const all = await challengePrograms();
  const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const programs = await javascriptPrograms(chosen.map(({ name }) => name));
  for (const one of chosen) rows.push(bench(one, programs.get(one.name) ?? ''));
} finally {
  await rm(folder, { recursive: true });
}
console.log(table([HEAD, ...rows]).join('\n'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** A challenge imports its measured values, so that they have to exist before they are measured. */
function stub(name: string): void {
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
    tests.size(input);
    const digest = outputDigest(source.solve(input));
    outputs[inputName] = digest;
    digests.push(digest);
    files.push(inFolder(`${files.length}.txt`, input));
    largest = Math.max(largest, input.length);
  }
  const code = {
    javascript: inFolder('reference.cjs', javascript),
    python: inFolder('reference.py', reference),
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
    // The least of several: other programs on the machine only ever make one slower.
    const again = run([file, file]).map(({ ms }) => ms);
    const least = Math.min(times[longest] ?? 0, ...again) - (startMs.get(language) ?? 0);
    cpuMs[language] = Math.max(1, Math.round(least));
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
    slow === undefined ? '-' : slowness(slow),
    wrong === undefined ? '-' : wrongness(wrong),
    String(Math.round(largest / 1_000)),
  ];

  function nameOf(index: number): string {
    return Object.keys(outputs)[index] ?? 'no input';
  }

  function slowness(program: string): string {
    const enough = Math.ceil((SLOW * timeLimitMs) / 1_000);
    const runs = measure(['python3', inFolder('slow.py', program)], files, enough);
    const mistake = runs.findIndex(
      ({ digest, status }, index) => status === 0 && digest !== digests[index],
    );
    if (mistake >= 0) problems.push(`${name}: the slow one is wrong on ${nameOf(mistake)}`);
    const ms = Math.max(...runs.map((run) => run.ms));
    const isStopped = runs.some(({ status }) => status < 0);
    if (!isStopped && ms < SLOW * timeLimitMs) {
      problems.push(`${name}: the slow one is not slow enough`);
    }
    return isStopped ? `> ${enough} s` : String(Math.round(ms));
  }

  function wrongness(program: string): string {
    const runs = measure(['python3', inFolder('wrong.py', program)], files);
    const index = runs.findIndex(
      ({ digest, status }, place) => status !== 0 || digest !== digests[place],
    );
    const failed = runs[index];
    if (!failed) return 'only small';
    if (failed.ms > timeLimitMs) problems.push(`${name}: the wrong one is slow`);
    return nameOf(index);
  }
}
