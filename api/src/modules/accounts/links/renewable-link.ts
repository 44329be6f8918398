import type { Queryable } from '../../../database/database';
import { lockUser } from '../users/users.repository';
import { linkStatus, type AccountLink } from './link-record';
import { findLink } from './links.repository';

/** Locks the account of a link that a new one may replace: it has expired or got lost, and was neither used nor closed. */
export async function lockRenewableLink(
  transaction: Queryable,
  id: string,
  purpose: AccountLink['purpose'],
): Promise<AccountLink | undefined> {
  const link = await findLink(transaction, id);
  if (!link || link.purpose === 'sign-up' || link.purpose !== purpose) return undefined;
  await lockUser(transaction, link.userId);
  const locked = await findLink(transaction, id);
  const status = locked && linkStatus(locked);
  return status === 'ready' || status === 'expired' ? link : undefined;
}
