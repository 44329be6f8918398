import { setTimeout as delay } from 'node:timers/promises';
import { languageSchema, type Language } from '@sopaan/schemas/code-run';
import { array, object, string, type InferType } from 'yup';
import { startJudge } from '../../src/modules/submissions/judge/judge-worker';
import { addSubmission } from '../../src/modules/submissions/submission.fixture';
import { connectDatabase, type Database } from '../../src/plugins/database';
import type { CodeRunner } from '../../src/runner/code-runner';
import { openRunner } from '../../src/runner/open-runner';
import { insertRow } from '../../src/testing/insert-row';
import { cloneDatabase, type TestDatabase } from '../../src/testing/test-database';
import { createSeedClock } from '../clock/seed-clock';
import { insertTable } from '../tables/insert-table';
import { challengeTable, challengeTestTable, conquestRoundTable } from './challenge-rows';
import { referencePrograms } from './reference-programs.fixture';
import { starters } from './starters';

const MINUTE = 60_000;

const seededSchema = object({
  id: string().required(),
  title: string().required(),
  examples: array(object({ output: string().defined() })).required(),
});
type Seeded = InferType<typeof seededSchema>;

const clock = createSeedClock(new Date('2031-03-05T12:34:56Z'));
const challenges = challengeTable(clock);
const seeded = challenges.rows.map((row) => seededSchema.validateSync(row, { stripUnknown: true }));

let clone: TestDatabase;
let database: Database;
let runner: CodeRunner;
beforeAll(async () => {
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { connections: 4 });
  runner = openRunner();
});
afterAll(async () => {
  await runner.close();
  await database.close();
  await clone.drop();
});

/** Where a runtime is absent, that is said. */
async function isInstalled(language: string): Promise<boolean> {
  const runtimes = await runner.runtimes();
  const found = runtimes.some((runtime) => runtime.language === language && runtime.available);
  if (!found) console.info(`${language} is not installed: its programs were not run`);
  return found;
}

/** Somebody hands in a program for each challenge. */
async function handIn(
  userId: string,
  language: Language,
  programOf: (challenge: Seeded) => string,
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
  for (const challenge of seeded) {
    const row = { language, code: programOf(challenge) };
    await addSubmission(database, { userId, challengeId: challenge.id }, row);
  }
}

/** Every submission by the judge of an API process; hands back those that did not come to this verdict. */
async function judgedOtherwise(verdictFor: Readonly<Record<string, string>>): Promise<unknown[]> {
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
    `select title, user_id, language, verdict, failed_test, compile_output
     from submissions join challenges on challenges.id = challenge_id
     where verdict <> ($1::jsonb ->> user_id)`,
    [JSON.stringify(verdictFor)],
  );
}

test(
  'the judge accepts the reference solutions of every challenge, and takes no fixed answer for one',
  async () => {
    for (const table of [conquestRoundTable(clock), challenges, challengeTestTable()]) {
      await insertTable(database, table);
    }
    const references = new Map((await referencePrograms()).map((one) => [one.title, one]));
    expect([...references.keys()].sort()).toEqual(seeded.map(({ title }) => title).sort());

    await handIn('Asha', 'python', ({ title }) => references.get(title)?.python ?? '');
    await handIn('Ravi', 'javascript', ({ title }) => references.get(title)?.javascript ?? '');
    await handIn(
      'Meera',
      'python',
      ({ examples: [first] }) => `print(${JSON.stringify(first?.output)})`,
    );
    const verdicts = { Asha: 'accepted', Ravi: 'accepted', Meera: 'wrong_answer' };
    expect(await judgedOtherwise(verdicts)).toEqual([]);
  },
  10 * MINUTE,
);

test(
  'each starter runs as it stands and prints the first line',
  async () => {
    const { signal } = new AbortController();
    for (const { language: name, code } of starters) {
      const language = languageSchema.required().validateSync(name);
      if (!(await isInstalled(language))) continue;
      const program = runner.prepare(
        { language, source: code },
        { owner: 'Asha', patience: 'long' },
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
  MINUTE,
);
