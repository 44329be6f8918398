import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/api-error';
import type { Database } from '../../../database/database';
import { addDevice } from '../devices/devices.repository';
import type { LinkKeys } from '../links/link-keys';
import { findLink } from '../links/links.repository';
import { clientLabel } from '../sessions/client-label';
import { startSession, type Session } from '../sessions/sessions.repository';
import { completeSignUp } from './complete-sign-up';
import { lockSignUp, countAttempt } from './sign-ups.repository';

interface Attempt {
  /** The sign-up of this browser. */
  id: string | undefined;
  code: string;
  keys: LinkKeys;
  request: FastifyRequest;
  deviceId: string;
}

/** Creates the account of this browser's sign-up and logs in, if the code is the one of its newest mail. */
export async function confirmCode(
  database: Database,
  { id, code, keys, request, deviceId }: Attempt,
): Promise<Session> {
  if (id === undefined) throw new ApiError('CODE_EXPIRED');
  const linkId = await countAttempt(database, id);
  if (linkId === undefined) throw new ApiError(await codeFailureReason(database, id));
  if (!keys.isCodeOf(linkId, code)) {
    throw new ApiError('CODE_WRONG', {
      fields: { code: 'That code is incorrect. Please compare it with the newest email.' },
    });
  }
  return database.transaction(async (transaction) => {
    await lockSignUp(transaction, linkId);
    const link = await findLink(transaction, linkId);
    if (link?.purpose !== 'sign-up') throw new ApiError('CODE_EXPIRED');
    // The link, or the same code in another tab, was used first.
    if (link.isUsed) throw new ApiError('EMAIL_TAKEN');
    const account = await completeSignUp(transaction, link);
    await addDevice(transaction, deviceId, account.id);
    return startSession(transaction, account, clientLabel(request.headers['user-agent']));
  });
}

/** Somebody who has used the link in the meantime is told to log in instead of requesting another code. */
async function codeFailureReason(
  database: Database,
  id: string,
): Promise<'EMAIL_TAKEN' | 'CODE_EXPIRED'> {
  const link = await findLink(database, id);
  return link?.isUsed === true && link.isTaken ? 'EMAIL_TAKEN' : 'CODE_EXPIRED';
}
