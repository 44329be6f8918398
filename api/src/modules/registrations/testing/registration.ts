import {
  getRegistrationEndpoint,
  registerEndpoint,
  withdrawEndpoint,
} from '@sopaan/schemas/competitions/registration';
import { createTeamEndpoint, requestToJoinTeamEndpoint } from '@sopaan/schemas/competitions/team';
import type { Queryable } from '../../../database/database';
import type { TestApp } from '../../../testing/test-app';
import { promoteFromWaitingList, joinWaitingList } from '../registrations.repository';
import { addTeam } from '../teams/teams.repository';

/** Registers a user and stores a team of that name with the user as its leader. */
export async function addTeamOfOne(
  database: Queryable,
  { eventId, userId, name }: { eventId: string; userId: string; name: string },
): Promise<void> {
  const key = { eventId, userId };
  await joinWaitingList(database, key);
  await promoteFromWaitingList(database, eventId);
  await addTeam(database, key, name);
}

/** The API calls of one user about one competition. */
export function registrationCalls(api: TestApp, id: string, token: string) {
  return {
    read: () => api.call(getRegistrationEndpoint, { id }, token),
    register: () => api.call(registerEndpoint, { id, acceptRules: true }, token),
    withdraw: () => api.call(withdrawEndpoint, { id }, token),
    createTeam: (name: string) => api.call(createTeamEndpoint, { id, name }, token),
    requestToJoinTeam: (code: string) => api.call(requestToJoinTeamEndpoint, { id, code }, token),
  };
}

/** Signs up a new user and adds the calls that they can make. */
export async function newcomer(api: TestApp, eventId: string) {
  const person = await api.signUp();
  return { ...person, ...registrationCalls(api, eventId, person.token) };
}

/** Signs up a new user and registers them. */
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
