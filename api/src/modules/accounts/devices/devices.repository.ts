import type { Queryable } from '../../../plugins/database';
import { hashOf } from '../sessions/refresh-tokens.repository';
import { emailKey } from '../users/users.repository';

/** Whether the account of that address was signed in to on that device before. */
export async function isKnownDevice(
  database: Queryable,
  deviceId: string,
  email: string,
): Promise<boolean> {
  const found = await database.query(
    `select from known_devices join users on users.id = user_id
     where id_hash = $1 and email_key = $2`,
    [hashOf(deviceId), emailKey(email)],
  );
  return found.length > 0;
}

/** From now on the account knows the device: its owner was signed in there, or opened a link of our mails there. */
export async function addDevice(
  database: Queryable,
  deviceId: string,
  userId: string,
): Promise<void> {
  await database.query(
    `insert into known_devices (id_hash, user_id) select $1, id from users where id = $2
     on conflict (id_hash, user_id) do update set used_at = now()`,
    [hashOf(deviceId), userId],
  );
}

/** A new password: only the device that it was set on, if any, stays known. */
export async function forgetDevices(
  database: Queryable,
  userId: string,
  { but }: { but?: string | undefined } = {},
): Promise<void> {
  await database.query(
    'delete from known_devices where user_id = $1 and id_hash is distinct from $2',
    [userId, but === undefined ? null : hashOf(but)],
  );
}
