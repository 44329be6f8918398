import { randomUUID } from 'node:crypto';
import { addCompetition } from '../../../modules/competitions/testing/competition';
import { addFestival } from '../../../modules/festivals/testing/festival';
import { newcomer, registrationCalls } from '../../../modules/registrations/testing/registration';
import type { TestApp } from '../../test-app';
import type { Samples, World } from './sample';

const id = 'competition';

/** Adds the data that the samples of this file use. */
export async function addSampleCompetition({ database }: TestApp): Promise<void> {
  await addCompetition(database, { id, team_max: 4 });
  await addFestival(database, { id: 'festival' });
}

async function register({ api, owner }: World) {
  const calls = registrationCalls(api, id, owner.token);
  await calls.register();
  return calls;
}

async function leadTeam(world: World) {
  const calls = await register(world);
  const { team } = await calls.createTeam(`Team ${randomUUID()}`);
  return { id, code: String(team?.code) };
}

/** The owner leads a team, which another member has requested to join. */
async function requestToJoin(world: World, isAccepted = false) {
  const { code } = await leadTeam(world);
  const applicant = await newcomer(world.api, id);
  await applicant.register();
  const { team } = await applicant.requestToJoinTeam(code);
  const memberId = String(team?.members.find(({ isYou }) => isYou)?.memberId);
  if (isAccepted) {
    await world.api.database.query(`update event_team_members set state = 'member' where id = $1`, [
      memberId,
    ]);
  }
  return { id, memberId };
}

async function receiveTeamCode(world: World) {
  const leader = await newcomer(world.api, id);
  const { code } = await leadTeam({ ...world, owner: leader });
  await register(world);
  return { id, code };
}

export const registrationSamples: Samples = {
  'GET /api/competitions/:id/registration': { input: () => ({ id }) },
  'PUT /api/competitions/:id/registration': { input: () => ({ id, acceptRules: true }) },
  'DELETE /api/competitions/:id/registration': { input: () => ({ id }) },
  'POST /api/competitions/:id/team': {
    input: async (world) => {
      await register(world);
      return { id, name: `Team ${randomUUID()}` };
    },
    strangerStatus: 403,
  },
  'GET /api/competitions/:id/teams/:code': { input: leadTeam },
  'POST /api/competitions/:id/team/join': { input: receiveTeamCode, strangerStatus: 403 },
  'POST /api/competitions/:id/team/leave': { input: leadTeam, strangerStatus: 404 },
  'POST /api/competitions/:id/team/dissolve': { input: leadTeam, strangerStatus: 404 },
  'POST /api/competitions/:id/team/members/:memberId/accept': {
    input: (world) => requestToJoin(world),
    strangerStatus: 404,
  },
  'DELETE /api/competitions/:id/team/members/:memberId': {
    input: (world) => requestToJoin(world),
    strangerStatus: 404,
  },
  'POST /api/competitions/:id/team/members/:memberId/lead': {
    input: (world) => requestToJoin(world, true),
    strangerStatus: 404,
  },
  'GET /api/competitions/:id/calendar.ics': { input: () => ({ id }) },
  'GET /api/festivals': {},
  'GET /api/festivals/:id': { input: () => ({ id: 'festival' }) },
  'GET /api/festivals/:id/entries': { input: () => ({ id: 'festival', page: 2 }) },
  'GET /api/festivals/:id/board': { input: () => ({ id: 'festival' }) },
  'GET /api/festivals/:id/registration': { input: () => ({ id: 'festival' }) },
  'PUT /api/festivals/:id/registration': { input: () => ({ id: 'festival', showsCity: true }) },
  'DELETE /api/festivals/:id/registration': { input: () => ({ id: 'festival' }) },
};
