import type { Registration, Team } from '@sopaan/schemas/registration';
import type { Queryable } from '../../plugins/database';
import type { Standing } from './participation';
import { teamAnswer } from './teams/team-response';

/** How somebody stands to an event, in the words that callers know. */
export async function registrationAnswer(
  database: Queryable,
  standing: Standing,
): Promise<Registration> {
  const { capacity, participantCount, waitingCount, state, place, registeredAt } = standing;
  const team = state === 'registered' ? await teamAnswer(database, standing) : null;
  return {
    state,
    place,
    waitingCount,
    participantCount,
    capacity,
    registeredAt: registeredAt?.toISOString() ?? null,
    may: [...mayOnEvent(standing), ...mayInTeam(standing, team)],
    team,
  };
}

function mayOnEvent(standing: Standing): string[] {
  const { state, isClosed, isOver, capacity, participantCount, waitingCount } = standing;
  if (state === 'registered' || state === 'waiting') return isOver ? [] : ['withdraw'];
  if (isClosed) return [];
  const isFull = capacity !== null && participantCount + waitingCount >= capacity;
  return [isFull ? 'wait' : 'register'];
}

function mayInTeam({ state, isClosed, teamMax }: Standing, team: Team | null): string[] {
  if (state !== 'registered' || isClosed || teamMax <= 1) return [];
  if (!team) return ['found-team', 'join-team'];
  return team.isLeader ? ['leave-team', 'lead-team'] : ['leave-team'];
}
