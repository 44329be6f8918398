import type { Registration } from '@sopaan/schemas/registration';
import { ApiError } from '../../../plugins/api-error';
import type { Database, Queryable } from '../../../plugins/database';
import { withLockedEvent, type RegistrationKey } from '../with-locked-event';
import { ruleError, teamsClosedError } from '../registration-errors';
import { buildRegistrationResponse } from '../registration-response';
import type { Participation } from '../participation';
import { removeFromTeam } from './remove-from-team';
import {
  addMember,
  addTeam,
  findMembership,
  findTeamByCode,
  isNameTaken,
  nameKey,
  findTeam,
} from './teams.repository';

export const teamFullError = () => ruleError('CONFLICT', 'team-full', 'This team is full.');

/** Runs a change of the user's team and returns their registration. */
export function changeTeam(
  database: Database,
  key: RegistrationKey,
  work: (transaction: Queryable, participation: Participation) => Promise<void>,
): Promise<Registration> {
  return withLockedEvent(database, key, async (transaction, participation) => {
    if (participation.isClosed) throw teamsClosedError();
    await work(transaction, participation);
    return buildRegistrationResponse(transaction, participation);
  });
}

/** Fails if the event has no teams or the user has no place in it. */
function assertCanJoinTeam({ state, teamMax }: Participation): void {
  if (teamMax <= 1) {
    throw ruleError('FORBIDDEN', 'no-teams', 'This competition has no teams.');
  }
  if (state === 'waiting') {
    throw ruleError('FORBIDDEN', 'waiting', 'You can join a team as soon as you have a place.');
  }
  if (state !== 'registered') {
    throw ruleError('FORBIDDEN', 'not-registered', 'Register for this competition first.');
  }
}

const alreadyInTeamError = () =>
  ruleError('CONFLICT', 'in-team', 'You are already in a team. Leave it first.');

export function createTeam(
  database: Database,
  key: RegistrationKey,
  name: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction, participation) => {
    assertCanJoinTeam(participation);
    const membership = await findMembership(transaction, key);
    if (membership) {
      const team = await findTeam(transaction, membership.teamId);
      // A repeated request.
      if (membership.isLeader && team?.nameKey === nameKey(name)) return;
      throw alreadyInTeamError();
    }
    if (await isNameTaken(transaction, key.eventId, name)) {
      const fields = { name: 'Another team in this competition already has this name.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    await addTeam(transaction, key, name);
  });
}

export function joinTeam(
  database: Database,
  key: RegistrationKey,
  code: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction, participation) => {
    assertCanJoinTeam(participation);
    const team = await findTeamByCode(transaction, key.eventId, code);
    if (!team) {
      const fields = { code: 'No team in this competition has this code.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    const membership = await findMembership(transaction, key);
    if (membership?.teamId === team.id) return;
    if (membership) throw alreadyInTeamError();
    if (team.memberCount >= participation.teamMax) throw teamFullError();
    await addMember(transaction, key, { teamId: team.id, isLeader: false });
  });
}

export function leaveTeam(database: Database, key: RegistrationKey): Promise<Registration> {
  return changeTeam(database, key, async (transaction) => {
    if (!(await findMembership(transaction, key))) throw new ApiError('NOT_FOUND');
    await removeFromTeam(transaction, key);
  });
}
