import {
  applyEndpoint,
  getApplicationEndpoint,
  getApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/jobs/application';
import { getJobEndpoint } from '@sopaan/schemas/jobs/job';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../testing/call';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { takeMail, takeMails } from '../accounts/testing/sent-mails';
import { addGovtJob, addJob } from '../jobs/testing/job';

const api = testApp();
let jobCount = 0;

async function createJob(row: Record<string, unknown> = {}): Promise<string> {
  jobCount += 1;
  const id = `job-${jobCount}`;
  await addJob(api.database, { id, ...row });
  return id;
}
async function appliedCount(id: string): Promise<number> {
  return (await api.call(getJobEndpoint, { id })).appliedCount;
}
const statuses = (application: { timeline: readonly { status: string }[] } | null) =>
  application?.timeline.map(({ status }) => status);

beforeEach(() => api.database.query('delete from outbox'));

test('[EX-091] applying stores what was sent, mails the applicant and increments the count', async () => {
  const id = await createJob();
  const { token, userId, email } = await api.signUp();
  const skills = [{ name: 'react', level: 'Expert' }];
  await api.database.query('update users set skills = $2, personal_info = $3 where id = $1', [
    userId,
    JSON.stringify(skills),
    JSON.stringify({ phone: '+91 98765 43210' }),
  ]);
  expect(await api.call(getApplicationEndpoint, { id }, token)).toEqual({ application: null });

  const input = { id, note: ' I like pages. ' };
  const { application } = await api.call(applyEndpoint, input, token);
  expect(application).toMatchObject({
    kind: 'private',
    via: 'sopaan',
    status: 'submitted',
    timeline: [{ status: 'submitted', at: application?.appliedAt }],
    note: 'I like pages.',
    sent: {
      name: 'Asha Rao',
      email,
      phone: '+91 98765 43210',
      skills,
      education: [],
      workExperience: [],
      hasCv: false,
      documents: [],
    },
    attachments: { hasCv: false, documents: [] },
  });
  expect(await appliedCount(id)).toBe(1);

  const mail = await takeMail(api);
  expect(mail).toMatchObject({
    to: email,
    subject: 'Your application: Frontend Engineer',
    action: { url: `https://sopaan.example/job/preview/frontend-engineer/${id}` },
  });
  expect(mail.paragraphs).toEqual(
    expect.arrayContaining(['Skills: react', 'Your note: I like pages.']),
  );

  // The application keeps what was sent when the profile changes later.
  await api.database.query(`update users set skills = '[]', first_name = 'Other' where id = $1`, [
    userId,
  ]);
  expect(await api.call(getApplicationEndpoint, { id }, token)).toEqual({ application });
});

test('a deactivated account gets no copy of its application', async () => {
  const id = await createJob();
  const { token, userId } = await api.signUp();
  await api.database.query('delete from outbox');
  await api.call(applyEndpoint, { id }, token);
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect(await takeMails(api)).toEqual([]);
});

test('a withdrawn application is kept, and applying again extends its timeline', async () => {
  const id = await createJob();
  const { token } = await api.signUp();
  expect(await api.call(withdrawApplicationEndpoint, { id }, token)).toEqual({ application: null });
  const first = await api.call(applyEndpoint, { id, note: 'first' }, token);
  const withdrawn = await api.call(withdrawApplicationEndpoint, { id }, token);
  expect(withdrawn.application).toMatchObject({ status: 'withdrawn', note: 'first' });
  expect(statuses(withdrawn.application)).toEqual(['submitted', 'withdrawn']);
  expect(await api.call(withdrawApplicationEndpoint, { id }, token)).toEqual(withdrawn);
  expect(await appliedCount(id)).toBe(0);
  expect(await takeMails(api)).toEqual([]);

  const again = await api.call(applyEndpoint, { id, note: 'second' }, token);
  expect(statuses(again.application)).toEqual(['submitted', 'withdrawn', 'submitted']);
  expect(again.application).toMatchObject({
    applicationId: first.application?.applicationId,
    note: 'second',
  });
  expect(await appliedCount(id)).toBe(1);
});

test('[EX-091] a closed job rejects new applications and keeps existing ones', async () => {
  const id = await createJob();
  const early = await api.signUp();
  const { application } = await api.call(applyEndpoint, { id }, early.token);
  await api.database.query('update jobs set closes_at = $2 where id = $1', [id, hoursFromNow(-1)]);

  const late = await api.signUp();
  expect(await api.rejection(applyEndpoint, { id }, late.token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
  });
  expect(await appliedCount(id)).toBe(1);
  expect(await api.call(applyEndpoint, { id }, early.token)).toEqual({ application });
  await api.call(withdrawApplicationEndpoint, { id }, early.token);
  expect(await api.rejection(applyEndpoint, { id }, early.token)).toMatchObject({ code: 'CLOSED' });
  expect(await appliedCount(id)).toBe(0);
});

test('[U4] a government post without an official site is tracked, not applied for', async () => {
  await addGovtJob(api.database, { id: 'stenographer', official_url: '' });
  const { token } = await api.signUp();
  const { application } = await api.call(
    applyEndpoint,
    { id: 'stenographer', note: 'By post' },
    token,
  );
  expect(application).toMatchObject({ via: 'official', note: 'By post', sent: null });
  expect(await takeMails(api)).toEqual([]);
});

test('for a job with an official site only a note is stored: nothing is sent and nothing can be attached', async () => {
  await addGovtJob(api.database, { id: 'civil', official_url: 'https://posts.example/17' });
  const { token, email } = await api.signUp();
  for (const attached of [
    { documents: ['panCard'] },
    { documentIds: ['file-1'] },
    { attachCv: true },
  ]) {
    expect(await api.rejection(applyEndpoint, { id: 'civil', ...attached }, token)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  }
  const { application } = await api.call(applyEndpoint, { id: 'civil', note: 'No. 4711' }, token);
  expect(application).toMatchObject({
    kind: 'government',
    via: 'official',
    note: 'No. 4711',
    sent: null,
  });
  expect(await takeMails(api)).toEqual([]);
  const { role_Data } = await api.call(
    getUserEndpoint,
    { requiredata: ['govt_job_application', 'private_job_application'] },
    token,
  );
  expect(role_Data).toEqual({
    private_job_application: [],
    govt_job_application: [
      {
        applicationId: application?.applicationId,
        jobId: 'civil',
        title: 'Junior Engineer (Civil)',
        organization: 'Asha Labs',
        status: 'submitted',
        appliedAt: application?.appliedAt,
      },
    ],
  });
  expect(JSON.stringify(application)).not.toContain(email);
});

test('the list of applications has only those of the user, newest first, paginated and filtered by kind', async () => {
  const { token } = await api.signUp();
  const otherPerson = await api.signUp();
  const ids = [
    await createJob(),
    await createJob(),
    await createJob({ closes_at: hoursFromNow(1) }),
  ];
  for (const id of ids) await api.call(applyEndpoint, { id, note: id }, token);
  await addGovtJob(api.database, { id: 'clerk' });
  await api.call(applyEndpoint, { id: 'clerk' }, token);
  await api.call(applyEndpoint, { id: 'clerk', note: 'from another user' }, otherPerson.token);
  await api.database.query('update jobs set closes_at = $2 where id = $1', [
    ids[2],
    hoursFromNow(-1),
  ]);

  const first = await api.call(getApplicationsEndpoint, { kind: 'private', limit: 2 }, token);
  const cursor = first.nextCursor ?? 'none';
  const second = await api.call(
    getApplicationsEndpoint,
    { kind: 'private', limit: 2, cursor },
    token,
  );
  const all = [...first.items, ...second.items];
  expect(all.map(({ job }) => job.id)).toEqual([...ids].reverse());
  expect(second.nextCursor).toBeNull();
  expect(all[0]).toMatchObject({
    note: ids[2],
    job: { title: 'Frontend Engineer', organization: { name: 'Asha Labs' }, status: 'closed' },
  });
  expect(all[1]?.job.status).toBe('open');
  const government = await api.call(getApplicationsEndpoint, { kind: 'government' }, token);
  expect(government.items).toMatchObject([{ note: '', job: { id: 'clerk' } }]);
  expect((await api.call(getApplicationsEndpoint, {}, token)).items).toHaveLength(4);
});

test('applying with invalid input gets field errors, a guest gets 401 and an unknown job 404', async () => {
  const id = await createJob();
  const { token } = await api.signUp();
  const invalidInputs = [
    [{ documents: ['aadhaarCard'] }, 'documents'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ email: 'nowhere' }, 'email'],
    [{ phone: '12' }, 'phone'],
  ] as const;
  for (const [input, field] of invalidInputs) {
    expect(await api.rejection(applyEndpoint, { id, ...input }, token)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.any(String) },
    });
  }
  expect(await appliedCount(id)).toBe(0);
  for (const endpoint of [getApplicationEndpoint, applyEndpoint, withdrawApplicationEndpoint]) {
    expect((await send(api.app, endpoint, { id })).statusCode).toBe(401);
    expect((await send(api.app, endpoint, { id: 'none' }, token)).statusCode).toBe(404);
  }
  const input = { id, email: 'other@example.in', phone: '98765 43210' };
  const { application } = await api.call(applyEndpoint, input, token);
  expect(application?.sent).toMatchObject({ email: input.email, phone: input.phone });
});
