import {
  applyEndpoint,
  getApplicationEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/jobs/application';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { addJob } from '../modules/jobs/testing/job';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();
beforeAll(() => addJob(api.database, { id: 'job' }));

async function admin(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['applications', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

async function applicant() {
  const { token } = await api.signUp();
  const { application } = await api.call(applyEndpoint, { id: 'job' }, token);
  return { token, id: String(application?.applicationId) };
}

const noticesOf = async (token: string) => (await api.call(getNoticesEndpoint, {}, token)).items;

test('[EX-091] a status moves the timeline and gives the applicant one notice', async () => {
  const { token, id } = await applicant();
  expect((await admin('list')).output).toContain(`${id}  submitted  Frontend Engineer, Asha Labs`);
  expect(await admin('mark', id, 'shortlisted')).toMatchObject({ code: 0 });
  expect(await admin('mark', id, 'shortlisted')).toMatchObject({ code: 0 });
  const { application } = await api.call(getApplicationEndpoint, { id: 'job' }, token);
  expect(application?.timeline.map(({ status }) => status)).toEqual(['submitted', 'shortlisted']);
  expect(await noticesOf(token)).toMatchObject([
    {
      kind: 'application',
      title: 'You are shortlisted: Frontend Engineer',
      path: '/job/preview/frontend-engineer/job',
    },
  ]);
});

test('a withdrawn or unknown application and an unknown status are rejected', async () => {
  const { token, id } = await applicant();
  await api.call(withdrawApplicationEndpoint, { id: 'job' }, token);
  for (const gone of [id, 'none']) {
    expect(await admin('mark', gone, 'viewed')).toMatchObject({
      code: 1,
      errors: `There is no application ${gone}.`,
    });
  }
  expect((await admin('mark', id, 'hired')).errors).toContain('viewed');
  expect(await noticesOf(token)).toEqual([]);
});
