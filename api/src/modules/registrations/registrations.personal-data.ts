import type { RoleData } from '@sopaan/schemas/account/role-data';
import type { PersonalPart } from '../../personal-data/personal-part';
import type { Queryable } from '../../database/database';
import { lockCompetitions } from './registrations.repository';
import { removeFromCompetition } from './registrations.service';

interface EntryRow extends Record<string, unknown> {
  eventId: string;
  title: string;
  state: 'registered' | 'waiting' | 'withdrawn';
  registeredAt: Date;
  startsAt: Date;
}

function findEntries(database: Queryable, userId: string): Promise<EntryRow[]> {
  return database.query<EntryRow>(
    `select event_id as "eventId", title, own.state, registered_at as "registeredAt",
       starts_at as "startsAt"
     from event_registrations own join events on events.id = event_id
     where user_id = $1 order by registered_at desc, event_id`,
    [userId],
  );
}

/** The competitions that a user registered for, most recent first. */
export async function findRegistrations(
  database: Queryable,
  userId: string,
): Promise<NonNullable<RoleData['competion_application']>> {
  const rows = await findEntries(database, userId);
  return rows.map(({ registeredAt, startsAt, ...row }) => ({
    ...row,
    registeredAt: registeredAt.toISOString(),
    startsAt: startsAt.toISOString(),
  }));
}

export const registrationsPersonalData: PersonalPart = {
  name: 'competitions',
  tables: ['event_registrations', 'event_team_members'],
  read: (database, { id }) =>
    database.query(
      `select title as competition, own.state, own.registered_at as "registeredAt",
         rules_accepted_at as "rulesAcceptedAt", team.name as team,
         coalesce(is_leader, false) as "leadsTeam"
       from event_registrations own
       join events on events.id = own.event_id
       left join event_team_members member using (event_id, user_id)
       left join event_teams team on team.id = team_id
       where user_id = $1 order by own.registered_at, own.event_id`,
      [id],
    ),
  /** A cascade would delete the rows with the account, but leave the places taken and the teams without a leader. */
  async remove(transaction, { id: userId }) {
    const entries = await findEntries(transaction, userId);
    await lockCompetitions(
      transaction,
      entries.map(({ eventId }) => eventId),
    );
    for (const { eventId, state } of await findEntries(transaction, userId)) {
      if (state === 'withdrawn') continue;
      await removeFromCompetition(transaction, { eventId, userId }, state);
    }
    await transaction.query('delete from event_registrations where user_id = $1', [userId]);
  },
};
