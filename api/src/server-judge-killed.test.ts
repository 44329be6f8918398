import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSubmissionEndpoint, submissionSchema } from '@sopaan/schemas/submission';
import { post } from './acknowledged.fixture';
import { addChallenge } from './modules/practice/challenge.fixture';
import { startJudge } from './modules/submissions/judge/judge-worker';
import { makeDue, submissionOf } from './modules/submissions/submission.fixture';
import { openRunner } from './runner/open-runner';
import { FakePiston, HELLO } from './runner/piston/fake-piston.fixture';
import { ApiProcess } from './testing/api-process';
import { TEST_SECRET, testApp } from './testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';

const api = testApp();
const piston = new FakePiston();
const apis: ApiProcess[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-judge-killed-'));
  await addChallenge(api.database, { id: 'pair' });
  await piston.open();
});
afterAll(async () => {
  await Promise.all(apis.map((one) => one.kill()));
  await piston.close();
  await rm(folder, { recursive: true });
});

async function start(): Promise<{ process: ApiProcess; address: string }> {
  const started = new ApiProcess({
    environment: {
      DATABASE_URL: api.databaseUrl,
      SOPAAN_DATA: folder,
      TOKEN_SECRET: TEST_SECRET,
      EXECUTE_URL: piston.url,
    },
  });
  apis.push(started);
  return { process: started, address: await started.address() };
}

const [EXAMPLE, HIDDEN] = ['1 2\n3', 'secret input'];
const ANSWERS: Readonly<Record<string, string>> = { [EXAMPLE]: '0 1', [HIDDEN]: 'secret output' };
let isHolding = true;
piston.answer = ({ stdin }, response) => {
  if (stdin === HIDDEN && isHolding) return;
  piston.send(response, { run: { ...HELLO, stdout: ANSWERS[String(stdin)] ?? '' } });
};
const ran = (stdin: string) => piston.sent.filter((sent) => sent.stdin === stdin).length;

test('a process that is killed while it judges leaves the submission to another, one that is told to end gives it back', async () => {
  const { token } = await api.signUp();
  const first = await start();
  const press = { language: 'python', code: 'print(1)', requestId: 'press-1234' };
  const endpoint = {
    ...createSubmissionEndpoint,
    path: createSubmissionEndpoint.path.replace(':id', 'pair'),
  };
  const answer = await post(first.address, endpoint, press, token);
  expect(answer.status).toBe(200);
  const { id } = submissionSchema.validateSync(await answer.json());
  await waitUntil('it is under way', () => ran(HIDDEN) === 1);
  await first.process.kill();
  expect(await submissionOf(api, id, token)).toMatchObject({ status: 'judging', verdict: null });
  await makeDue(api.database, id);

  const second = await start();
  await waitUntil('another has taken it', () => ran(HIDDEN) === 2);
  second.process.child.kill('SIGTERM');
  expect(await second.process.exitCode()).toBe(0);
  expect(await submissionOf(api, id, token)).toMatchObject({ status: 'queued', position: 1 });

  isHolding = false;
  const runner = openRunner({ executeUrl: piston.url });
  const judge = startJudge({ database: api.database, runner, log: api.app.log });
  await waitUntil('a third has judged it', async () => {
    const { status } = await submissionOf(api, id, token);
    return status === 'done';
  });
  await judge.stop();
  await runner.close();
  expect(await submissionOf(api, id, token)).toMatchObject({
    verdict: 'accepted',
    passedTests: 2,
    languageVersion: '3.10.0',
  });
  expect(ran(EXAMPLE)).toBe(3);
  const [row] = await api.database.query('select attempts from submissions where id = $1', [id]);
  expect(row).toEqual({ attempts: 2 });
}, 60_000);
