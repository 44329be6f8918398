import { exportAccountEndpoint, deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  getRegistrationEndpoint,
  registerEndpoint,
  withdrawEndpoint,
} from '@sopaan/schemas/competitions/registration';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { hoursFromNow } from '../../testing/insert-row';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { takeMails } from '../accounts/testing/sent-mails';
import { addCompetition } from '../competitions/testing/competition';
import { newcomer, participant, participantCount } from './testing/registration';

const api = testApp();

beforeEach(() => api.database.query('delete from outbox'));
afterEach(() => api.database.query('delete from events'));

const accept = { acceptRules: true };

test('[EX-043] registering gives a place, is counted, and sends a mail with the dates', async () => {
  const deadlines = JSON.stringify([{ title: 'Idea', at: '2099-03-04T12:30:00.000Z' }]);
  await addCompetition(api.database, { id: 'e1', participant_count: 7, team_max: 4, deadlines });
  const asha = await newcomer(api, 'e1');
  expect(await asha.read()).toMatchObject({ state: 'none', may: ['register'], team: null });

  const response = await asha.register();
  expect(response).toMatchObject({
    state: 'registered',
    place: null,
    participantCount: 8,
    may: ['withdraw', 'found-team', 'join-team'],
  });
  expect(await asha.read()).toEqual(response);
  const [row] = await api.database.query('select rules_accepted_at from event_registrations');
  expect(row).toEqual({ rules_accepted_at: expect.any(Date) });

  const [mail, ...others] = await takeMails(api);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: asha.email,
    subject: 'You are registered for Hack the monsoon',
    action: { url: 'https://sopaan.example/competition/hack-the-monsoon/e1' },
  });
  expect(mail?.paragraphs).toContain('Idea: 4 March 2099 at 6:00 pm IST.');
  expect(mail?.paragraphs.join(' ')).toContain(
    'https://sopaan.example/api/competitions/e1/calendar.ics',
  );
});

test('100 concurrent registrations for 25 places fill them and queue the others in order of arrival', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 25 });
  const people = await Promise.all(Array.from({ length: 100 }, () => newcomer(api, 'e1')));
  const responses = await Promise.all(people.map((person) => person.register()));

  expect(responses.filter(({ state }) => state === 'registered')).toHaveLength(25);
  const waitingPeople = people.flatMap((person, index) => {
    const response = responses[index];
    return response?.state === 'waiting' ? [{ ...person, place: response.place }] : [];
  });
  waitingPeople.sort((one, other) => Number(one.place) - Number(other.place));
  expect(waitingPeople.map(({ place }) => place)).toEqual(
    Array.from({ length: 75 }, (_, at) => at + 1),
  );
  expect(await participantCount(api, 'e1')).toBe(25);
  const queued = await api.database.query<{ user_id: string }>(
    `select user_id from event_registrations where state = 'waiting' order by line`,
  );
  expect(queued.map(({ user_id }) => user_id)).toEqual(waitingPeople.map(({ userId }) => userId));

  // Ten withdraw concurrently: exactly the first ten on the waiting list get the places.
  const registered = people.filter((_, index) => responses[index]?.state === 'registered');
  await api.database.query('delete from outbox');
  await Promise.all(registered.slice(0, 10).map((person) => person.withdraw()));
  const states = await Promise.all(waitingPeople.slice(0, 11).map((person) => person.read()));
  expect(states.map(({ state, place }) => ({ state, place }))).toEqual([
    ...Array.from({ length: 10 }, () => ({ state: 'registered', place: null })),
    { state: 'waiting', place: 1 },
  ]);
  expect(await participantCount(api, 'e1')).toBe(25);
  const mails = await takeMails(api);
  expect(mails.map(({ to }) => to).sort()).toEqual(
    waitingPeople
      .slice(0, 10)
      .map(({ email }) => email)
      .sort(),
  );
  expect(mails[0]?.subject).toBe('You have a place in Hack the monsoon');
});

test('a double click registers once; withdrawing twice frees one place', async () => {
  await addCompetition(api.database, { id: 'e1', participant_count: 3 });
  const asha = await newcomer(api, 'e1');
  await Promise.all([asha.register(), asha.register(), asha.register()]);
  expect(await participantCount(api, 'e1')).toBe(4);
  expect(await takeMails(api)).toHaveLength(1);
  const [one, other] = await Promise.all([asha.withdraw(), asha.withdraw()]);
  expect([one, other]).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
  expect(await participantCount(api, 'e1')).toBe(3);
  // No mail is sent about a registration that has been withdrawn by then.
  await asha.register();
  await asha.withdraw();
  expect(await takeMails(api)).toEqual([]);
});

test('withdrawing and registering again puts a user at the end of the waiting list', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 1 });
  const asha = await participant(api, 'e1');
  const mira = await newcomer(api, 'e1');
  expect(await mira.read()).toMatchObject({ may: ['wait'] });
  expect(await mira.register()).toMatchObject({ state: 'waiting', place: 1, may: ['withdraw'] });
  const zoya = await participant(api, 'e1');
  await mira.withdraw();
  expect(await zoya.read()).toMatchObject({ state: 'waiting', place: 1 });
  expect(await mira.register()).toMatchObject({ state: 'waiting', place: 2 });
  await asha.withdraw();
  expect(await asha.register()).toMatchObject({ state: 'waiting', place: 2 });
  expect(await zoya.read()).toMatchObject({ state: 'registered' });
});

test('participants without a registration row take places, too: a full competition stays full until there are more places', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 20, participant_count: 20 });
  const asha = await participant(api, 'e1');
  expect(await asha.read()).toMatchObject({ state: 'waiting', place: 1, participantCount: 20 });
  // The organiser adds a place: the first on the waiting list gets it, not the next to register.
  await api.database.query('update events set capacity = 21');
  const mira = await participant(api, 'e1');
  expect(await asha.read()).toMatchObject({ state: 'registered', participantCount: 21 });
  expect(await mira.read()).toMatchObject({ state: 'waiting', place: 1 });
});

test('after the deadline nobody can register, but withdrawing still promotes the waiting list until the competition begins', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 1 });
  const [asha, mira] = [await participant(api, 'e1'), await participant(api, 'e1')];
  await api.database.query('update events set registration_deadline = $1', [hoursFromNow(-1)]);
  const latecomer = await newcomer(api, 'e1');
  const error = await api.rejection(registerEndpoint, { id: 'e1', ...accept }, latecomer.token);
  expect(error).toMatchObject({
    status: 409,
    code: 'CLOSED',
    reasons: [{ message: 'Registration for this competition has closed.' }],
  });
  expect(await latecomer.read()).toMatchObject({ state: 'none', may: [] });
  expect(await asha.register()).toMatchObject({ state: 'registered', may: ['withdraw'] });
  expect(await asha.withdraw()).toMatchObject({ state: 'withdrawn', may: [] });
  expect(await mira.read()).toMatchObject({ state: 'registered' });

  await api.database.query('update events set starts_at = $1, ends_at = $2', [
    hoursFromNow(-3),
    hoursFromNow(-2),
  ]);
  expect(await api.rejection(withdrawEndpoint, { id: 'e1' }, mira.token)).toMatchObject({
    code: 'CLOSED',
    reasons: [{ message: 'This competition is over.' }],
  });
  expect(await api.rejection(registerEndpoint, { id: 'e1', ...accept }, asha.token)).toMatchObject({
    reasons: [{ rule: 'event-over' }],
  });
});

test('requires accepting the rules, rejects guests and unknown competitions, and returns the user’s own state only', async () => {
  await addCompetition(api.database, { id: 'e1' });
  const asha = await participant(api, 'e1');
  const mira = await newcomer(api, 'e1');
  for (const input of [{ id: 'e1' }, { id: 'e1', acceptRules: false }]) {
    expect(await api.rejection(registerEndpoint, input, mira.token)).toMatchObject({
      status: 400,
      fields: { acceptRules: expect.stringMatching(/rules/) },
    });
  }
  expect(await mira.read()).toMatchObject({ state: 'none', participantCount: 1 });
  for (const endpoint of [getRegistrationEndpoint, registerEndpoint, withdrawEndpoint]) {
    expect(await api.rejection(endpoint, { id: 'e1', ...accept })).toMatchObject({ status: 401 });
    const unknown = await api.rejection(endpoint, { id: 'none', ...accept }, asha.token);
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});

test('competitions are in role data and the export, and deleting the account frees the place', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 1, team_max: 4 });
  const asha = await participant(api, 'e1');
  await asha.createTeam('Rain');
  const mira = await participant(api, 'e1');
  const requiredata = ['competion_application'];
  const user = await api.call(getUserEndpoint, { requiredata }, mira.token);
  expect(user.role_Data.competion_application).toMatchObject([
    { eventId: 'e1', title: 'Hack the monsoon', state: 'waiting' },
  ]);
  const { data } = await api.call(exportAccountEndpoint, {}, asha.token);
  expect(data.competitions).toMatchObject([
    { competition: 'Hack the monsoon', state: 'registered', team: 'Rain', leadsTeam: true },
  ]);

  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, asha.token);
  expect(await mira.read()).toMatchObject({ state: 'registered', participantCount: 1 });
  expect(await api.database.query('select id from event_teams')).toEqual([]);
});
