import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../plugins/api-error';
import type { Database, Queryable } from '../../../plugins/database';
import { addDevice, forgetDevices } from '../devices/devices.repository';
import { standingOf, type AccountLink } from '../links/link-record';
import { closeLinks, findLink } from '../links/links.repository';
import { hashPassword } from './password';
import { endSessions } from '../sessions/sessions.repository';
import { findUser, lockUser } from '../users/users.repository';
import { requireGoodPassword } from './assert-strong-password';
import { resetPassword } from './passwords.repository';

interface Reset {
  linkId: string | undefined;
  password: string;
  deviceId: string;
}

/**
 * Sets the password of the account that the link of a mail is for, once, and signs it out everywhere. Of its devices
 * only this one stays known: whoever uses it reads the mailbox.
 */
export async function setForgottenPassword(
  database: Database,
  { linkId, password, deviceId }: Reset,
): Promise<void> {
  const link = await openLink(database, linkId);
  const account = await findUser(database, link.userId);
  if (!account) throw new ApiError('LINK_INVALID');
  // A password that is refused leaves the link as it is, for another try.
  requireGoodPassword(password, account);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, link.userId);
    // Hashing took its time: it may have been used, or its address given up, meanwhile.
    const { userId } = await openLink(transaction, link.id);
    await resetPassword(transaction, userId, passwordHash);
    await endSessions(transaction, userId);
    await forgetDevices(transaction, userId);
    await addDevice(transaction, deviceId, userId);
    await closeLinks(transaction, userId);
    await queueMail(transaction, 'password-changed', { userId });
  });
}

/** The link, if it may still set a password. */
async function openLink(database: Queryable, id: string | undefined): Promise<AccountLink> {
  const link = id === undefined ? undefined : await findLink(database, id);
  if (link?.purpose !== 'reset-password') throw new ApiError('LINK_INVALID');
  const standing = standingOf(link);
  if (standing === 'invalid') throw new ApiError('LINK_INVALID');
  if (standing !== 'ready') throw new ApiError('LINK_EXPIRED');
  return link;
}
