import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error';
import type { Database, Queryable } from '../../../database/database';
import { addDevice } from '../devices/devices.repository';
import type { EmailChangeListener } from '../email/email-change';
import { changeEmail } from '../email/change-email';
import { changeRecoveryEmail } from '../recovery-email/change-recovery-email';
import { clientLabel } from '../sessions/client-label';
import { startSession, type Session } from '../sessions/sessions.repository';
import { completeSignUp } from '../sign-up/complete-sign-up';
import { isSameSignUp, lockSignUp } from '../sign-up/sign-ups.repository';
import { lockUser } from '../users/users.repository';
import { linkStatus, type Link, type LinkPurpose } from './link-record';
import { findLink } from './links.repository';

interface ConfirmationRequest {
  id: string | undefined;
  /** The id of the sign-up that was begun in this browser. */
  browserSignUpId: string | undefined;
  deviceId: string;
  request: FastifyRequest;
  emailChanges: readonly EmailChangeListener[];
}

interface ConfirmationResult {
  status: 'verified' | 'already_verified';
  purpose: LinkPurpose;
  session?: Session;
  /** Whether the confirmation has made this device known to the account. */
  isDeviceKnown?: boolean;
}

/**
 * Performs the action of a mail link: creates the account of a sign-up, changes an email address, adds a recovery
 * address or trusts a device.
 */
export function confirmLink(
  database: Database,
  { id, browserSignUpId, deviceId, request, emailChanges }: ConfirmationRequest,
): Promise<ConfirmationResult> {
  return database.transaction(async (transaction) => {
    const link = id === undefined ? undefined : await lockLink(transaction, id);
    if (!link || link.purpose === 'reset-password') throw new ApiError('LINK_INVALID');
    const { purpose } = link;
    const status = linkStatus(link);
    if (status === 'used') return { status: 'already_verified', purpose };
    if (status === 'expired') throw new ApiError('LINK_EXPIRED');
    if (status === 'invalid') throw new ApiError('LINK_INVALID');
    if (link.purpose === 'confirm-device') {
      await addDevice(transaction, deviceId, link.userId);
      return { status: 'verified', purpose, isDeviceKnown: true };
    }
    if (link.purpose === 'recovery-email') {
      await changeRecoveryEmail(transaction, link);
      return { status: 'verified', purpose };
    }
    if (link.purpose !== 'sign-up') {
      await changeEmail(transaction, link, emailChanges);
      return { status: 'verified', purpose };
    }
    const account = await completeSignUp(transaction, link);
    // In any other browser the link only proves who owns the mailbox; whoever signed up may be someone else.
    if (!browserSignUpId || !(await isSameSignUp(transaction, link.id, browserSignUpId))) {
      return { status: 'verified', purpose };
    }
    await addDevice(transaction, deviceId, account.id);
    const client = clientLabel(request.headers['user-agent']);
    return {
      status: 'verified',
      purpose,
      isDeviceKnown: true,
      session: await startSession(transaction, account, client),
    };
  });
}

/** Locks first and reads again afterwards, so that the second of two concurrent calls sees the result of the first. */
async function lockLink(transaction: Queryable, id: string): Promise<Link | undefined> {
  const link = await findLink(transaction, id);
  if (!link) return undefined;
  if (link.purpose === 'sign-up') await lockSignUp(transaction, id);
  else await lockUser(transaction, link.userId);
  return findLink(transaction, id);
}
