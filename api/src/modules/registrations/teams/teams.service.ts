import type { Registration } from '@sopaan/schemas/registration';
import { ApiError } from '../../../plugins/api-error';
import type { Database, Queryable } from '../../../plugins/database';
import { withLockedEvent, type Asked } from '../with-locked-event';
import { refused, teamsClosed } from '../registration-errors';
import { registrationAnswer } from '../registration-response';
import type { Standing } from '../participation';
import { leaveTeam } from './remove-from-team';
import {
  addMember,
  addTeam,
  findMembership,
  findTeamByCode,
  isNameTaken,
  nameKey,
  findTeam,
} from './teams.repository';

export const teamFull = () => refused('CONFLICT', 'team-full', 'This team is full.');

/** Runs a change of somebody's team, and answers how they stand then. */
export function changeTeam(
  database: Database,
  asked: Asked,
  work: (transaction: Queryable, standing: Standing) => Promise<void>,
): Promise<Registration> {
  return withLockedEvent(database, asked, async (transaction, standing) => {
    if (standing.isClosed) throw teamsClosed();
    await work(transaction, standing);
    return registrationAnswer(transaction, standing);
  });
}

/** Only who has a place may be in a team, and only where there are teams. */
function refuseOutsiders({ state, teamMax }: Standing): void {
  if (teamMax <= 1) {
    throw refused('FORBIDDEN', 'no-teams', 'Everybody takes part alone in this competition.');
  }
  if (state === 'waiting') {
    throw refused('FORBIDDEN', 'waiting', 'You can join a team as soon as you have a place.');
  }
  if (state !== 'registered') {
    throw refused('FORBIDDEN', 'not-registered', 'Register for this competition first.');
  }
}

const inTeamAlready = () =>
  refused('CONFLICT', 'in-team', 'You are in a team already. Leave it first.');

export function foundTeam(database: Database, asked: Asked, name: string): Promise<Registration> {
  return changeTeam(database, asked, async (transaction, standing) => {
    refuseOutsiders(standing);
    const own = await findMembership(transaction, asked);
    if (own) {
      const team = await findTeam(transaction, own.teamId);
      // A second press of the same button.
      if (own.isLeader && team?.nameKey === nameKey(name)) return;
      throw inTeamAlready();
    }
    if (await isNameTaken(transaction, asked.eventId, name)) {
      const fields = { name: 'Another team of this competition has that name.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    await addTeam(transaction, asked, name);
  });
}

export function joinTeam(database: Database, asked: Asked, code: string): Promise<Registration> {
  return changeTeam(database, asked, async (transaction, standing) => {
    refuseOutsiders(standing);
    const team = await findTeamByCode(transaction, asked.eventId, code);
    if (!team) {
      const fields = { code: 'No team of this competition has that code.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    const own = await findMembership(transaction, asked);
    if (own?.teamId === team.id) return;
    if (own) throw inTeamAlready();
    if (team.memberCount >= standing.teamMax) throw teamFull();
    await addMember(transaction, asked, { teamId: team.id, isLeader: false });
  });
}

export function leave(database: Database, asked: Asked): Promise<Registration> {
  return changeTeam(database, asked, async (transaction) => {
    if (!(await findMembership(transaction, asked))) throw new ApiError('NOT_FOUND');
    await leaveTeam(transaction, asked);
  });
}
