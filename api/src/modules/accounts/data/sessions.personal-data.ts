import type { PersonalPart } from '../../../personal-data/personal-part';

/** The browsers that the account knows. Their ids are stored as hashes only. */
export const knownDevicesPersonalData: PersonalPart = {
  name: 'knownDevices',
  tables: ['known_devices'],
  read: (database, { id }) =>
    database.query(
      `select created_at as "createdAt", used_at as "usedAt"
       from known_devices where user_id = $1 order by created_at, id_hash`,
      [id],
    ),
};

export const sessionsPersonalData: PersonalPart = {
  name: 'sessions',
  tables: ['sessions', 'refresh_tokens'],
  read: (database, { id }) =>
    database.query(
      `select client, created_at as "createdAt", last_used_at as "lastUsedAt",
              expires_at as "expiresAt"
       from sessions where user_id = $1 order by created_at, id`,
      [id],
    ),
};
