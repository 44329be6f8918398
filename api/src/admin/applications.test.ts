import {
  applyEndpoint,
  getApplicationEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/jobs/application';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { takeMail, takeMails } from '../modules/accounts/testing/sent-mails';
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

/** Without the confirmation of the application. */
async function noticesOf(token: string) {
  const { items } = await api.call(getNoticesEndpoint, {}, token);
  return items.filter(({ kind }) => kind !== 'application-sent');
}

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

test.each([
  ['selected', 'You are selected'],
  ['rejected', 'You were not selected'],
])('[EX-091] an application is %s with a notice and a mail', async (status, text) => {
  const { token, id } = await applicant();
  await takeMails(api);
  for (const step of ['viewed', status]) {
    expect(await admin('mark', id, step)).toMatchObject({ code: 0 });
  }
  expect((await admin('list')).output).toContain(`${id}  ${status}  Frontend Engineer`);
  const { application } = await api.call(getApplicationEndpoint, { id: 'job' }, token);
  expect(application).toMatchObject({ status });
  expect(application?.timeline.map((entry) => entry.status)).toEqual([
    'submitted',
    'viewed',
    status,
  ]);
  const title = `${text}: Frontend Engineer`;
  expect((await noticesOf(token))[0]).toMatchObject({ kind: 'application', title });
  const mail = await takeMail(api);
  expect(mail.paragraphs.at(-1)).toContain(title);
  expect(mail.unsubscribe).toMatchObject({ topic: 'your applications' });
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
