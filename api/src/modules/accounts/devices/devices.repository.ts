import type { Queryable } from '../../../database/database';
import { hashToken } from '../sessions/refresh-tokens.repository';
import { emailKey } from '../users/users.repository';

/** Whether the account of this address was logged in on this device before. */
export async function isKnownDevice(
  database: Queryable,
  deviceId: string,
  email: string,
): Promise<boolean> {
  const rows = await database.query(
    `select from known_devices join users on users.id = user_id
     where id_hash = $1 and email_key = $2`,
    [hashToken(deviceId), emailKey(email)],
  );
  return rows.length > 0;
}

/** Makes the device known to the account: its owner logged in there, or opened one of our mail links there. */
export async function addDevice(
  database: Queryable,
  deviceId: string,
  userId: string,
): Promise<void> {
  await database.query(
    `insert into known_devices (id_hash, user_id) select $1, id from users where id = $2
     on conflict (id_hash, user_id) do update set used_at = now()`,
    [hashToken(deviceId), userId],
  );
}

/** Called after a password change: only the device on which the password was changed, if any, stays known. */
export async function deleteDevices(
  database: Queryable,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await database.query(
    'delete from known_devices where user_id = $1 and id_hash is distinct from $2',
    [userId, except === undefined ? null : hashToken(except)],
  );
}
