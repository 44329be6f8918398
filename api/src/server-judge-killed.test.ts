import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSubmissionEndpoint, submissionSchema } from '@sopaan/schemas/practice/submission';
import { post } from './testing/visitor-writes';
import { addChallenge } from './modules/practice/testing/challenge';
import { startJudge } from './modules/submissions/judge/judge-worker';
import { expireLease, getSubmission } from './modules/submissions/testing/submission';
import { openRunner } from './runner/open-runner';
import { FakePiston, HELLO } from './runner/piston/testing/fake-piston';
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
  const apiProcess = new ApiProcess({
    environment: {
      DATABASE_URL: api.databaseUrl,
      SOPAAN_DATA: folder,
      TOKEN_SECRET: TEST_SECRET,
      EXECUTE_URL: piston.url,
    },
  });
  apis.push(apiProcess);
  return { process: apiProcess, address: await apiProcess.address() };
}

const [EXAMPLE, HIDDEN] = ['1 2\n3', 'secret input'];
const ANSWERS: Readonly<Record<string, string>> = { [EXAMPLE]: '0 1', [HIDDEN]: 'secret output' };
let isBlocking = true;
piston.respond = ({ stdin }, response) => {
  if (stdin === HIDDEN && isBlocking) return;
  piston.send(response, { run: { ...HELLO, stdout: ANSWERS[String(stdin)] ?? '' } });
};
const countRuns = (stdin: string) => piston.sent.filter((sent) => sent.stdin === stdin).length;

test('another process takes over a submission from a killed one, and a terminated one releases it', async () => {
  const { token } = await api.signUp();
  const first = await start();
  const submission = { language: 'python', code: 'print(1)', requestId: 'press-1234' };
  const endpoint = {
    ...createSubmissionEndpoint,
    path: createSubmissionEndpoint.path.replace(':id', 'pair'),
  };
  const response = await post(first.address, endpoint, submission, token);
  expect(response.status).toBe(200);
  const { id } = submissionSchema.validateSync(await response.json());
  await waitUntil('it is being judged', () => countRuns(HIDDEN) === 1);
  await first.process.kill();
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', verdict: null });
  await expireLease(api.database, id);

  const second = await start();
  await waitUntil('another process judges it', () => countRuns(HIDDEN) === 2);
  second.process.child.kill('SIGTERM');
  expect(await second.process.exitCode()).toBe(0);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'queued', position: 1 });

  isBlocking = false;
  const runner = openRunner({ executeUrl: piston.url });
  const judge = startJudge({ database: api.database, runner, log: api.app.log });
  await waitUntil('a third process has judged it', async () => {
    const { status } = await getSubmission(api, id, token);
    return status === 'done';
  });
  await judge.stop();
  await runner.close();
  expect(await getSubmission(api, id, token)).toMatchObject({
    verdict: 'accepted',
    passedTests: 2,
    languageVersion: '3.10.0',
  });
  expect(countRuns(EXAMPLE)).toBe(3);
  const [row] = await api.database.query('select attempts from submissions where id = $1', [id]);
  expect(row).toEqual({ attempts: 2 });
});
