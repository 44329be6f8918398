import { setTimeout as delay } from 'node:timers/promises';
import { languageSchema, type Language } from '@sopaan/schemas/code-runs/code-run';
import { startRunner, type RunnerProcess } from '@sopaan/tooling/servers/runner-process';
import { object, string } from 'yup';
import { startJudge } from '../../src/modules/submissions/judge/judge-worker';
import { addSubmission } from '../../src/modules/submissions/testing/submission';
import { connectDatabase, type Database } from '../../src/database/database';
import type { CodeRunner } from '../../src/runner/runner';
import { openRunner } from '../../src/runner/open-runner';
import { insertRow } from '../../src/testing/insert-row';
import { cloneDatabase, type TestDatabase } from '../../src/testing/test-database';
import { createSeedClock } from '../clock/seed-clock';
import { insertTable } from '../tables/insert-table';
import { challengePrograms, javascriptPrograms } from './challenge-programs';
import { challengeTable, challengeTestTable, conquestRoundTable } from './challenge-rows';
import { starters } from './starters';

const MINUTE_MS = 60_000;

/** Judging every program takes an hour, so by default only some of each kind are judged. */
const isComplete = process.env['SOPAAN_TEST_ALL'] === '1';
const CHOSEN = {
  python: ['first-page'],
  javascript: ['first-page'],
  slow: ['first-page'],
  wrong: ['course-order', 'ledger-check', 'pond-count'],
} as const;

const rowSchema = object({ id: string().required(), title: string().required() });

const clock = createSeedClock(new Date('2031-03-05T12:34:56Z'));
const challenges = challengeTable(clock);
const idByTitle = new Map(
  challenges.rows.map((row) => {
    const { id, title } = rowSchema.validateSync(row, { stripUnknown: true });
    return [title, id];
  }),
);

let clone: TestDatabase;
let database: Database;
let runnerProcess: RunnerProcess;
let runner: CodeRunner;
beforeAll(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 4 });
  runnerProcess = await startRunner({ LOG_LEVEL: 'silent' });
  runner = openRunner({ executeUrl: runnerProcess.url });
});
afterAll(async () => {
  await runner.close();
  await runnerProcess.stop();
  await database.close();
  await clone.drop();
});

/** Logs a note if a runtime is missing. */
async function isInstalled(language: string): Promise<boolean> {
  const runtimes = await runner.runtimes();
  const found = runtimes.some((runtime) => runtime.language === language && runtime.available);
  if (!found) console.info(`${language} is not installed: its programs were not run`);
  return found;
}

type Program = readonly [title: string, code: string | undefined];

async function submit(
  userId: string,
  language: Language,
  programs: readonly Program[],
): Promise<void> {
  if (!(await isInstalled(language))) return;
  await insertRow(database, 'users', {
    id: userId,
    email: userId,
    email_key: userId,
    password_hash: '',
    first_name: userId,
    last_name: '',
  });
  for (const [title, code] of programs) {
    const challengeId = idByTitle.get(title) ?? '';
    if (code !== undefined)
      await addSubmission(database, { userId, challengeId }, { language, code });
  }
}

/** Runs the judge until all submissions are done. Resolves with those that have an unexpected verdict. */
async function findUnexpectedVerdicts(
  expectedVerdicts: Readonly<Record<string, readonly string[]>>,
): Promise<unknown[]> {
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent };
  const judge = startJudge({ database, runner, log });
  for (;;) {
    const open = await database.query(`select from submissions where status <> 'done' limit 1`);
    if (open.length === 0) break;
    await delay(100);
  }
  await judge.stop();
  return database.query(
    `select title, user_id, language, verdict, failed_test, compile_output, time_ms
     from submissions join challenges on challenges.id = challenge_id
     where not ($1::jsonb -> user_id) ? verdict`,
    [JSON.stringify(expectedVerdicts)],
  );
}

test(
  '[R2] the judge accepts reference solutions within their time limits, and neither slow nor wrong ones',
  async () => {
    const programs = await challengePrograms();
    const judged = new Set(
      programs
        .filter(
          ({ name }) =>
            isComplete ||
            Object.values(CHOSEN)
              .flat()
              .some((one) => one === name),
        )
        .map(({ source }) => idByTitle.get(source.title)),
    );
    const tests = challengeTestTable({ generatedTests: true });
    const rows = tests.rows.filter(({ challenge_id: id }) => judged.has(String(id)));
    for (const table of [conquestRoundTable(clock), challenges, { ...tests, rows }]) {
      await insertTable(database, table);
    }
    const chosenPrograms = (kind: keyof typeof CHOSEN) =>
      programs.filter(({ name }) => isComplete || CHOSEN[kind].some((one) => one === name));
    const inJavascript = await javascriptPrograms(
      chosenPrograms('javascript').map(({ name }) => name),
    );

    await submit(
      'Asha',
      'python',
      chosenPrograms('python').map(({ source, reference }) => [source.title, reference]),
    );
    await submit(
      'Ravi',
      'javascript',
      chosenPrograms('javascript').map(({ source, name }) => [
        source.title,
        inJavascript.get(name),
      ]),
    );
    await submit(
      'Meera',
      'python',
      chosenPrograms('slow').map(({ source, slow }) => [source.title, slow]),
    );
    await submit(
      'Tara',
      'python',
      chosenPrograms('wrong').map(({ source, wrong }) => [source.title, wrong]),
    );
    const verdicts = {
      Asha: ['accepted'],
      Ravi: ['accepted'],
      Meera: ['time_limit', 'memory_limit'],
      Tara: ['wrong_answer', 'runtime_error'],
    };
    expect(await findUnexpectedVerdicts(verdicts)).toEqual([]);
  },
  120 * MINUTE_MS,
);

test(
  'each starter runs unchanged and prints the first line',
  async () => {
    const { signal } = new AbortController();
    for (const { language: name, code } of starters) {
      const language = languageSchema.required().validateSync(name);
      if (!(await isInstalled(language))) continue;
      const program = runner.prepare(
        { language, source: code },
        { owner: 'Asha', priority: 'background' },
      );
      const outcome = await program.run({ stdin: 'first line\nsecond line\n', signal });
      expect({ language, ...outcome }).toMatchObject({
        language,
        end: 'exit',
        code: 0,
        stdout: 'first line\n',
        stderr: '',
      });
    }
  },
  MINUTE_MS,
);
