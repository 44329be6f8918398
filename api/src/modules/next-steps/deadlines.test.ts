import { registerEndpoint, withdrawEndpoint } from '@sopaan/schemas/competitions/registration';
import { createTeamEndpoint, requestToJoinTeamEndpoint } from '@sopaan/schemas/competitions/team';
import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { saveItemEndpoint } from '@sopaan/schemas/saved/saved';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCompetition } from '../competitions/testing/competition';
import { addGovtJob, addJob } from '../jobs/testing/job';

const api = testApp();

const readSteps = (token: string) => api.call(getNextStepsEndpoint, {}, token);
const kindsOf = async (token: string) => (await readSteps(token)).steps.map(({ kind }) => kind);
async function findStep(token: string, kind: string) {
  return (await readSteps(token)).steps.find((step) => step.kind === kind);
}

test('[U14] a saved job or competition that closes soon is a step, until the member applies or registers', async () => {
  const { token } = await api.signUp();
  await addJob(api.database, { id: 'job-1', closes_at: hoursFromNow(24) });
  await addCompetition(api.database, {
    id: 'event-1',
    title: 'Rail Hack',
    registration_deadline: hoursFromNow(100),
    starts_at: hoursFromNow(400),
    ends_at: hoursFromNow(500),
    timezone: 'Asia/Dubai',
  });
  await addJob(api.database, { id: 'job-later', closes_at: hoursFromNow(24 * 15) });
  await addJob(api.database, { id: 'job-closed', closes_at: hoursFromNow(-1) });
  for (const id of ['job-1', 'job-later', 'job-closed']) {
    await api.call(saveItemEndpoint, { kind: 'job', id }, token);
  }
  await api.call(saveItemEndpoint, { kind: 'competition', id: 'event-1' }, token);
  const { steps } = await readSteps(token);
  expect(steps.slice(0, 2)).toMatchObject([
    {
      kind: 'saved-job',
      title: 'Frontend Engineer',
      detail: 'Asha Labs',
      path: '/job/preview/frontend-engineer/job-1',
      zone: 'Asia/Kolkata',
    },
    {
      kind: 'saved-competition',
      title: 'Rail Hack',
      path: '/competition/rail-hack/event-1',
      zone: 'Asia/Dubai',
    },
  ]);
  const left = Date.parse(steps[0]?.due ?? '') - Date.now();
  expect(Math.round(left / 3_600_000)).toBe(24);
  expect(steps).toHaveLength(5);

  await api.call(applyEndpoint, { id: 'job-1' }, token);
  await api.call(registerEndpoint, { id: 'event-1', acceptRules: true }, token);
  const afterwards = await kindsOf(token);
  expect(afterwards).not.toContain('saved-job');
  expect(afterwards).not.toContain('saved-competition');
  await api.call(withdrawApplicationEndpoint, { id: 'job-1' }, token);
  await api.call(withdrawEndpoint, { id: 'event-1' }, token);
  expect((await kindsOf(token)).slice(0, 2)).toEqual(['saved-job', 'saved-competition']);
});

test('[U14] a tracked post gives its next date after the last day to apply', async () => {
  const { token } = await api.signUp();
  const day = (days: number) => hoursFromNow(days * 24).slice(0, 10);
  const closesAt = hoursFromNow(30);
  await addGovtJob(api.database, {
    id: 'post-1',
    official_url: 'https://posts.example/1',
    closes_at: closesAt,
    important_dates: JSON.stringify([
      { title: 'Examination', date: day(9) },
      { title: 'Last date to apply', date: closesAt },
      { title: 'Applications open', date: hoursFromNow(-30) },
      { title: 'Last date to pay the fee', date: day(5) },
    ]),
  });
  await api.call(applyEndpoint, { id: 'post-1' }, token);
  const { steps } = await readSteps(token);
  expect(steps.filter(({ kind }) => kind === 'tracked-post')).toMatchObject([
    {
      title: 'Junior Engineer (Civil)',
      detail: 'Last date to pay the fee',
      due: day(5),
      path: '/job/preview/junior-engineer-civil/post-1',
    },
  ]);
  await api.call(withdrawApplicationEndpoint, { id: 'post-1' }, token);
  expect(await kindsOf(token)).not.toContain('tracked-post');
});

test('[U14] a team with too few people is a step until it is complete; a competition that starts in a month is one too', async () => {
  const [leader, member] = await Promise.all([api.signUp(), api.signUp()]);
  const id = 'event-team';
  const deadline = hoursFromNow(24 * 20);
  await addCompetition(api.database, {
    id,
    title: 'Team Hack',
    team_min: 2,
    team_max: 3,
    registration_deadline: deadline,
    starts_at: hoursFromNow(24 * 30),
    ends_at: hoursFromNow(24 * 31),
  });
  for (const { token } of [leader, member]) {
    await api.call(registerEndpoint, { id, acceptRules: true }, token);
  }
  const registration = await api.call(
    createTeamEndpoint,
    { id, name: 'Green Harvest' },
    leader.token,
  );
  const { steps } = await readSteps(leader.token);
  expect(steps.slice(0, 2)).toMatchObject([
    {
      kind: 'team',
      title: 'Green Harvest',
      detail: 'Team Hack',
      count: 1,
      due: new Date(deadline).toISOString(),
      path: '/competition/team-hack/event-team',
    },
    { kind: 'registration', title: 'Team Hack' },
  ]);
  expect(await kindsOf(member.token)).not.toContain('team');
  const code = registration.team?.code ?? '';
  await api.call(requestToJoinTeamEndpoint, { id, code }, member.token);
  expect(await kindsOf(leader.token)).toContain('team');
  await api.database.query(`update event_team_members set state = 'member' where event_id = $1`, [
    id,
  ]);
  expect(await kindsOf(leader.token)).not.toContain('team');
});

test('[U14] a registration gives the next date of its competition', async () => {
  const { token } = await api.signUp();
  await addCompetition(api.database, {
    id: 'event-2',
    title: 'Harvest Hack',
    registration_deadline: hoursFromNow(10),
    starts_at: hoursFromNow(20),
    ends_at: hoursFromNow(200),
    deadlines: JSON.stringify([{ title: 'Submission', at: hoursFromNow(120) }]),
  });
  await api.call(registerEndpoint, { id: 'event-2', acceptRules: true }, token);
  const started = { kind: 'registration', title: 'Harvest Hack', detail: '' };
  expect((await readSteps(token)).steps[0]).toMatchObject(started);
  expect(await kindsOf(token)).not.toContain('competition');
  await api.database.query(`update events set starts_at = $1 where id = 'event-2'`, [
    hoursFromNow(-1),
  ]);
  expect(await findStep(token, 'registration')).toMatchObject({ detail: 'Submission' });
});
