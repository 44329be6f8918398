import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  deleteTeamEndpoint,
  getTeamInvitationEndpoint,
  transferTeamLeadEndpoint,
  requestToJoinTeamEndpoint,
  leaveTeamEndpoint,
  removeMemberEndpoint,
} from '@sopaan/schemas/competitions/team';
import type { Registration } from '@sopaan/schemas/competitions/registration';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addCompetition } from '../../competitions/testing/competition';
import { newcomer, participant } from '../testing/registration';

const api = testApp();
const id = 'e1';

beforeEach(() => addCompetition(api.database, { id, team_min: 2, team_max: 3 }));
afterEach(() => api.database.query('delete from events'));

type Participant = Awaited<ReturnType<typeof participant>>;

function teamOf({ team }: Registration) {
  if (!team) throw new Error('no team');
  return team;
}

/** A team leader, and other users who have requested to join. */
async function teamWith(otherCount: number, name = 'Rain') {
  const leader = await participant(api, id);
  const { code } = teamOf(await leader.createTeam(name));
  const requesters = await Promise.all(
    Array.from({ length: otherCount }, async () => {
      const person = await participant(api, id);
      const { members } = teamOf(await person.requestToJoinTeam(code));
      return { ...person, memberId: String(members.find(({ isYou }) => isYou)?.memberId) };
    }),
  );
  return { leader, code, requesters };
}

const accept = (leader: Participant, memberId: string) =>
  api.call(acceptMemberEndpoint, { id, memberId }, leader.token);

test('the leader invites by code, others request to join, and the leader accepts', async () => {
  const { leader, code, requesters } = await teamWith(1);
  const [requester] = requesters;
  if (!requester) throw new Error('nobody requested to join');
  expect(code).toMatch(/^[A-Z2-9]{10}$/);
  const invitation = { id, code: code.toLowerCase() };
  expect(await api.call(getTeamInvitationEndpoint, invitation, requester.token)).toEqual({
    name: 'Rain',
    leader: 'Asha Rao',
    memberCount: 1,
    maxMembers: 3,
  });

  // A user who has only requested to join sees the leader, and cannot invite others.
  expect(await requester.read()).toMatchObject({
    may: ['withdraw', 'leave-team'],
    team: {
      code: '',
      state: 'asked',
      memberCount: 1,
      members: [{ isLeader: true }, { isYou: true }],
    },
  });
  expect(teamOf(await leader.read()).members.map(({ state }) => state)).toEqual([
    'member',
    'asked',
  ]);
  const acceptedTeam = teamOf(await accept(leader, requester.memberId));
  expect(acceptedTeam).toMatchObject({ memberCount: 2, minMembers: 2, maxMembers: 3 });
  expect(teamOf(await requester.read())).toMatchObject({ code, state: 'member', isLeader: false });
  // Accepting again changes nothing.
  expect(teamOf(await accept(leader, requester.memberId))).toEqual(acceptedTeam);
  const text = JSON.stringify([await leader.read(), await requester.read()]);
  for (const { userId, email } of [leader, requester]) {
    expect(text).not.toContain(userId);
    expect(text).not.toContain(email);
  }
});

test('a team never exceeds its maximum, even with concurrent acceptances', async () => {
  const { leader, requesters } = await teamWith(8);
  const results = await Promise.allSettled(
    requesters.map(({ memberId }) => accept(leader, memberId)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(teamOf(await leader.read()).memberCount).toBe(3);
  const late = await participant(api, id);
  const { code } = teamOf(await leader.read());
  expect(await api.rejection(requestToJoinTeamEndpoint, { id, code }, late.token)).toMatchObject({
    status: 409,
    reasons: [{ message: 'This team is full.' }],
  });
});

test('a user has one team per competition, team names are unique, and a double click creates one team', async () => {
  const { leader, code } = await teamWith(0);
  const rejectionOfTeam = (token: string, name: string) =>
    api.rejection(createTeamEndpoint, { id, name }, token);
  expect(await leader.createTeam('  rain ')).toMatchObject({ team: { name: 'Rain', code } });
  expect(await rejectionOfTeam(leader.token, 'Sun')).toMatchObject({
    reasons: [{ rule: 'in-team' }],
  });
  const mira = await participant(api, id);
  expect(await rejectionOfTeam(mira.token, 'RAIN')).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { name: 'Another team in this competition already has this name.' },
  });
  const names = await Promise.allSettled([mira.createTeam('Sun'), mira.createTeam('Moon')]);
  expect(names.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await api.rejection(requestToJoinTeamEndpoint, { id, code }, mira.token)).toMatchObject({
    reasons: [{ rule: 'in-team' }],
  });
  const zoya = await participant(api, id);
  expect(
    await api.rejection(requestToJoinTeamEndpoint, { id, code: 'WRONG' }, zoya.token),
  ).toMatchObject({
    status: 400,
    fields: { code: expect.any(String) },
  });
});

test('transfers the lead; a leaving leader is replaced by the longest-standing member; an empty team is deleted', async () => {
  const { leader, requesters } = await teamWith(2);
  const [first, second] = requesters;
  if (!first || !second) throw new Error('two others expected');
  await accept(leader, first.memberId);
  await accept(leader, second.memberId);
  const transfer = { id, memberId: second.memberId };
  expect(teamOf(await api.call(transferTeamLeadEndpoint, transfer, leader.token)).isLeader).toBe(
    false,
  );
  const error = await api.rejection(transferTeamLeadEndpoint, transfer, leader.token);
  expect(error).toMatchObject({ status: 403, reasons: [{ rule: 'not-leader' }] });
  expect(teamOf(await second.read())).toMatchObject({ isLeader: true });

  // Withdrawing from the competition leaves the team.
  await second.withdraw();
  expect(teamOf(await leader.read())).toMatchObject({ isLeader: true, memberCount: 2 });
  await api.call(removeMemberEndpoint, { id, memberId: first.memberId }, leader.token);
  expect(await first.read()).toMatchObject({
    team: null,
    may: expect.arrayContaining(['found-team']),
  });
  await api.call(leaveTeamEndpoint, { id }, leader.token);
  expect(await api.database.query('select id from event_teams')).toEqual([]);

  await leader.createTeam('Rain again');
  await api.call(deleteTeamEndpoint, { id }, leader.token);
  expect(await leader.read()).toMatchObject({ state: 'registered', team: null });
});

test('only users with a place can create or join a team, and others cannot change it', async () => {
  const { leader, code, requesters } = await teamWith(1);
  await api.database.query('update events set capacity = participant_count');
  const waiting = await participant(api, id);
  const guest = await newcomer(api, id);
  for (const [{ token }, rule] of [
    [waiting, 'waiting'],
    [guest, 'not-registered'],
  ] as const) {
    for (const [endpoint, input] of [
      [createTeamEndpoint, { id, name: 'Sun' }],
      [requestToJoinTeamEndpoint, { id, code }],
    ] as const) {
      expect(await api.rejection(endpoint, input, token)).toMatchObject({
        status: 403,
        reasons: [{ rule }],
      });
    }
    const memberId = String(requesters[0]?.memberId);
    for (const endpoint of [acceptMemberEndpoint, removeMemberEndpoint, transferTeamLeadEndpoint]) {
      expect(await api.rejection(endpoint, { id, memberId }, token)).toMatchObject({ status: 404 });
    }
    for (const endpoint of [leaveTeamEndpoint, deleteTeamEndpoint]) {
      expect(await api.rejection(endpoint, { id }, token)).toMatchObject({ status: 404 });
    }
  }
  const other = { id, code: 'NOSUCHCODE' };
  expect(await api.rejection(getTeamInvitationEndpoint, other, leader.token)).toMatchObject({
    status: 404,
  });
  await addCompetition(api.database, { id: 'solo' });
  const soloist = await participant(api, 'solo');
  expect(
    await api.rejection(createTeamEndpoint, { id: 'solo', name: 'Sun' }, soloist.token),
  ).toMatchObject({ status: 403, reasons: [{ rule: 'no-teams' }] });
});

test('teams cannot be changed after registration has closed', async () => {
  const { leader, requesters } = await teamWith(1);
  await api.database.query('update events set registration_deadline = $1', [hoursFromNow(-1)]);
  const memberId = String(requesters[0]?.memberId);
  for (const [endpoint, input] of [
    [acceptMemberEndpoint, { id, memberId }],
    [leaveTeamEndpoint, { id }],
    [deleteTeamEndpoint, { id }],
  ] as const) {
    expect(await api.rejection(endpoint, input, leader.token)).toMatchObject({
      status: 409,
      code: 'CLOSED',
      reasons: [{ rule: 'teams-closed' }],
    });
  }
  expect(await leader.read()).toMatchObject({ may: ['withdraw'], team: { memberCount: 1 } });
});
