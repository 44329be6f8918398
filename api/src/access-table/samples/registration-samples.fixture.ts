import { randomUUID } from 'node:crypto';
import { addEvent } from '../../modules/events/event.fixture';
import { newcomer, registrationCalls } from '../../modules/registrations/registration.fixture';
import type { TestApp } from '../../testing/test-app';
import type { Samples, World } from './sample.fixture';

const id = 'competition';

/** What the samples of this file ask for. */
export function addCompetition({ database }: TestApp): Promise<void> {
  return addEvent(database, { id, team_max: 4 });
}

async function registered({ api, owner }: World) {
  const calls = registrationCalls(api, id, owner.token);
  await calls.register();
  return calls;
}

async function leading(world: World) {
  const calls = await registered(world);
  const { team } = await calls.createTeam(`Team ${randomUUID()}`);
  return { id, code: String(team?.code) };
}

/** The owner leads a team, and somebody has asked to join it. */
async function asked(world: World, isAccepted = false) {
  const { code } = await leading(world);
  const asker = await newcomer(world.api, id);
  await asker.register();
  const { team } = await asker.joinTeam(code);
  const memberId = String(team?.members.find(({ isYou }) => isYou)?.memberId);
  if (isAccepted) {
    await world.api.database.query(`update event_team_members set state = 'member' where id = $1`, [
      memberId,
    ]);
  }
  return { id, memberId };
}

async function invited(world: World) {
  const leader = await newcomer(world.api, id);
  const { code } = await leading({ ...world, owner: leader });
  await registered(world);
  return { id, code };
}

export const registrationSamples: Samples = {
  'GET /api/competitions/:id/registration': { input: () => ({ id }) },
  'PUT /api/competitions/:id/registration': { input: () => ({ id, acceptRules: true }) },
  'DELETE /api/competitions/:id/registration': { input: () => ({ id }) },
  'POST /api/competitions/:id/team': {
    input: async (world) => {
      await registered(world);
      return { id, name: `Team ${randomUUID()}` };
    },
    strangers: 403,
  },
  'GET /api/competitions/:id/teams/:code': { input: leading },
  'POST /api/competitions/:id/team/join': { input: invited, strangers: 403 },
  'POST /api/competitions/:id/team/leave': { input: leading, strangers: 404 },
  'POST /api/competitions/:id/team/dissolve': { input: leading, strangers: 404 },
  'POST /api/competitions/:id/team/members/:memberId/accept': {
    input: (world) => asked(world),
    strangers: 404,
  },
  'DELETE /api/competitions/:id/team/members/:memberId': {
    input: (world) => asked(world),
    strangers: 404,
  },
  'POST /api/competitions/:id/team/members/:memberId/lead': {
    input: (world) => asked(world, true),
    strangers: 404,
  },
  'GET /api/competitions/:id/calendar.ics': { input: () => ({ id }) },
};
