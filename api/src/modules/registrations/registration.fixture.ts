import {
  getRegistrationEndpoint,
  registerEndpoint,
  withdrawEndpoint,
} from '@sopaan/schemas/registration';
import { createTeamEndpoint, joinTeamEndpoint } from '@sopaan/schemas/team';
import type { Queryable } from '../../plugins/database';
import type { TestApp } from '../../testing/test-app';
import { promoteFromWaitingList, joinWaitingList } from './registrations.repository';
import { addTeam } from './teams/teams.repository';

/** Stores somebody who is registered and leads a team of that name, as the calls would. */
export async function addTeamOfOne(
  database: Queryable,
  { eventId, userId, name }: { eventId: string; userId: string; name: string },
): Promise<void> {
  const key = { eventId, userId };
  await joinWaitingList(database, key);
  await promoteFromWaitingList(database, eventId);
  await addTeam(database, key, name);
}

/** The calls of one person about one event. */
export function registrationCalls(api: TestApp, id: string, token: string) {
  return {
    read: () => api.call(getRegistrationEndpoint, { id }, token),
    register: () => api.call(registerEndpoint, { id, acceptRules: true }, token),
    withdraw: () => api.call(withdrawEndpoint, { id }, token),
    found: (name: string) => api.call(createTeamEndpoint, { id, name }, token),
    join: (code: string) => api.call(joinTeamEndpoint, { id, code }, token),
  };
}

/** Somebody new with an account, and the calls that they can make. */
export async function newcomer(api: TestApp, eventId: string) {
  const person = await api.signUp();
  return { ...person, ...registrationCalls(api, eventId, person.token) };
}

/** Somebody new who is registered. */
export async function participant(api: TestApp, eventId: string) {
  const person = await newcomer(api, eventId);
  await person.register();
  return person;
}

export async function participantCount(api: TestApp, eventId: string): Promise<number> {
  const [row] = await api.database.query<{ count: number }>(
    'select participant_count as count from events where id = $1',
    [eventId],
  );
  return Number(row?.count);
}
