import type { Registration, Team } from '@sopaan/schemas/competitions/registration';
import type { Queryable } from '../../database/database';
import type { Participation } from './participation-record';
import { buildTeamResponse } from './teams/team-response';

/** Maps a participation to the registration of the API. */
export async function buildRegistrationResponse(
  database: Queryable,
  participation: Participation,
): Promise<Registration> {
  const { capacity, participantCount, waitingCount, state, place, registeredAt } = participation;
  const team = state === 'registered' ? await buildTeamResponse(database, participation) : null;
  return {
    state,
    place,
    waitingCount,
    participantCount,
    capacity,
    registeredAt: registeredAt?.toISOString() ?? null,
    may: [...registrationActions(participation), ...teamActions(participation, team)],
    team,
  };
}

function registrationActions(participation: Participation): string[] {
  const { state, isClosed, isOver, capacity, participantCount, waitingCount } = participation;
  if (state === 'registered' || state === 'waiting') return isOver ? [] : ['withdraw'];
  if (isClosed) return [];
  const isFull = capacity !== null && participantCount + waitingCount >= capacity;
  return [isFull ? 'wait' : 'register'];
}

function teamActions({ state, isClosed, teamMax }: Participation, team: Team | null): string[] {
  if (state !== 'registered' || isClosed || teamMax <= 1) return [];
  if (!team) return ['found-team', 'join-team'];
  return team.isLeader ? ['leave-team', 'lead-team'] : ['leave-team'];
}
