import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import type { Database, Queryable } from '../../../database/database';
import { addDevice, deleteDevices } from '../devices/devices.repository';
import { linkStatus, type AccountLink } from '../links/link-record';
import { closeLinks, findLink } from '../links/links.repository';
import { hashPassword } from './password';
import { endSessions } from '../sessions/sessions.repository';
import { findUser, lockUser } from '../users/users.repository';
import { assertStrongPassword } from './assert-strong-password';
import { resetPassword } from './passwords.repository';

interface Reset {
  linkId: string | undefined;
  password: string;
  deviceId: string;
}

/**
 * Sets the password of the link's account, once, and ends all its sessions. Only this device stays known, because its
 * user has access to the mailbox.
 */
export async function resetForgottenPassword(
  database: Database,
  { linkId, password, deviceId }: Reset,
): Promise<void> {
  const link = await requireOpenLink(database, linkId);
  const account = await findUser(database, link.userId);
  if (!account) throw new ApiError('LINK_INVALID');
  // A rejected password leaves the link valid for another attempt.
  assertStrongPassword(password, account);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, link.userId);
    // Hashing takes time: the link may have been used or the address changed in the meantime.
    const { userId, email } = await requireOpenLink(transaction, link.id);
    await resetPassword(transaction, userId, { passwordHash, provenEmail: email });
    await endSessions(transaction, userId);
    await deleteDevices(transaction, userId);
    await addDevice(transaction, deviceId, userId);
    await closeLinks(transaction, userId);
    await queueMail(transaction, 'password-changed', { userId });
  });
}

/** The link, if it can still set a password. */
async function requireOpenLink(database: Queryable, id: string | undefined): Promise<AccountLink> {
  const link = id === undefined ? undefined : await findLink(database, id);
  if (link?.purpose !== 'reset-password') throw new ApiError('LINK_INVALID');
  const status = linkStatus(link);
  if (status === 'invalid') throw new ApiError('LINK_INVALID');
  if (status !== 'ready') throw new ApiError('LINK_EXPIRED');
  return link;
}
