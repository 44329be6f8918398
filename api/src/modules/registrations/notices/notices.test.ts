import { getNoticesEndpoint, getUnreadEndpoint } from '@sopaan/schemas/notices/notice';
import {
  acceptMemberEndpoint,
  leaveTeamEndpoint,
  removeMemberEndpoint,
} from '@sopaan/schemas/competitions/team';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addCompetition } from '../../competitions/testing/competition';
import { newcomer, participant } from '../testing/registration';
import { addDeadlineNotices } from '../../notices/deadlines/deadline-notices';
import { competitionDeadlines } from './competition-deadlines';

const api = testApp();
afterEach(() => api.database.query('delete from events'));

const path = '/competition/hack-the-monsoon/e1';
const noticesOf = async (token: string) => (await api.call(getNoticesEndpoint, {}, token)).items;
/** Without the confirmations of the member's own registrations. */
const newsOf = async (token: string) =>
  (await noticesOf(token)).filter(({ kind }) => kind !== 'registration');
const titlesOf = async (token: string) => (await newsOf(token)).map(({ title }) => title);

test('only the user who moves up from the waiting list gets a notice', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 1 });
  const [first, second, third] = [
    await participant(api, 'e1'),
    await participant(api, 'e1'),
    await participant(api, 'e1'),
  ];
  await first.withdraw();
  expect(await newsOf(second.token)).toMatchObject([
    { kind: 'waiting-list', title: 'You have a place in Hack the monsoon', path, read: false },
  ]);
  for (const { token } of [first, third]) expect(await newsOf(token)).toEqual([]);
});

test('[U24] a registration is confirmed once by a notice that leads to the competition and does not count as unread', async () => {
  await addCompetition(api.database, { id: 'e1', capacity: 1 });
  const [first, second] = [await participant(api, 'e1'), await participant(api, 'e1')];
  for (const { register } of [first, second]) await register();
  expect(await noticesOf(first.token)).toMatchObject([
    { kind: 'registration', title: 'You are registered for Hack the monsoon', path, read: true },
  ]);
  expect(await noticesOf(second.token)).toMatchObject([
    { title: 'You are on the waiting list of Hack the monsoon', path, read: true },
  ]);
  expect(await api.call(getUnreadEndpoint, {}, first.token)).toEqual({ unread: 0 });
});

test('the leader gets a notice of a request, and the member one of its acceptance', async () => {
  await addCompetition(api.database, { id: 'e1', team_max: 4 });
  const [leader, member] = [await participant(api, 'e1'), await participant(api, 'e1')];
  const { team } = await leader.createTeam('Rainmakers');
  await member.requestToJoinTeam(String(team?.code));
  // A repeated request gives no second notice.
  await member.requestToJoinTeam(String(team?.code));
  expect(await newsOf(leader.token)).toMatchObject([
    { kind: 'team', title: 'Asha Rao has asked to join Rainmakers', path },
  ]);
  const { team: seen } = await leader.read();
  const memberId = seen?.members.find(({ isYou }) => !isYou)?.memberId;
  await api.call(acceptMemberEndpoint, { id: 'e1', memberId: String(memberId) }, leader.token);
  expect(await titlesOf(member.token)).toEqual(['You have joined the team Rainmakers']);
});

test('[U13] leaving a team tells its leader, or the next one, and both are mailed', async () => {
  await addCompetition(api.database, { id: 'e1', team_max: 4 });
  const [leader, member] = [await participant(api, 'e1'), await participant(api, 'e1')];
  const { team } = await leader.createTeam('Rainmakers');
  const join = async () => {
    await member.requestToJoinTeam(String(team?.code));
    const { team: seen } = await leader.read();
    const memberId = String(seen?.members.find(({ isYou }) => !isYou)?.memberId);
    await api.call(acceptMemberEndpoint, { id: 'e1', memberId }, leader.token);
    return memberId;
  };
  await join();
  await api.call(leaveTeamEndpoint, { id: 'e1' }, member.token);
  expect((await titlesOf(leader.token))[0]).toBe('Asha Rao has left the team Rainmakers');
  const memberId = await join();
  await api.call(removeMemberEndpoint, { id: 'e1', memberId }, leader.token);
  expect((await titlesOf(member.token))[0]).toBe('You are no longer in the team Rainmakers');
  await member.requestToJoinTeam(String(team?.code));
  await leader.withdraw();
  expect(await titlesOf(member.token)).toHaveLength(3);
  await expect(
    api.database.query("select from notices where kind = 'team' and mail_id is null"),
  ).resolves.toEqual([]);
});

test('participants get one notice of each date in the next two days', async () => {
  await addCompetition(api.database, {
    id: 'e1',
    starts_at: hoursFromNow(30),
    ends_at: hoursFromNow(500),
    deadlines: JSON.stringify([
      { title: 'Idea', at: hoursFromNow(25) },
      { title: 'Final', at: hoursFromNow(96) },
    ]),
  });
  const [asha, outsider] = [await participant(api, 'e1'), await newcomer(api, 'e1')];
  const remind = () =>
    api.database.transaction((transaction) =>
      addDeadlineNotices(transaction, competitionDeadlines),
    );
  await remind();
  await remind();
  expect(new Set(await titlesOf(asha.token))).toEqual(
    new Set(['Idea: deadline in Hack the monsoon', 'Hack the monsoon starts soon']),
  );
  expect(await newsOf(outsider.token)).toEqual([]);
  // A date that was moved gives a new notice.
  await api.database.query('update events set starts_at = $1', [hoursFromNow(20)]);
  await remind();
  expect(await titlesOf(asha.token)).toHaveLength(3);
});
