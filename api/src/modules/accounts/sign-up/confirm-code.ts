import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../plugins/api-error';
import type { Database } from '../../../plugins/database';
import { addDevice } from '../devices/devices.repository';
import type { LinkKeys } from '../links/link-keys';
import { findLink } from '../links/links.repository';
import { clientLabel } from '../sessions/client-label';
import { startSession, type Session } from '../sessions/sessions.repository';
import { completeSignUp } from './complete-sign-up';
import { lockSignUp, takeTry } from './sign-ups.repository';

interface Attempt {
  /** The sign-up of this browser. */
  id: string | undefined;
  code: string;
  keys: LinkKeys;
  request: FastifyRequest;
  deviceId: string;
}

/** Makes the account of this browser's sign-up and signs it in, when the code is that of its newest mail. */
export async function confirmCode(
  database: Database,
  { id, code, keys, request, deviceId }: Attempt,
): Promise<Session> {
  if (id === undefined) throw new ApiError('CODE_EXPIRED');
  const linkId = await takeTry(database, id);
  if (linkId === undefined) throw new ApiError(await whyNoTry(database, id));
  if (!keys.isCodeOf(linkId, code)) {
    throw new ApiError('CODE_WRONG', {
      fields: { code: 'That code is incorrect. Please compare it with the newest mail.' },
    });
  }
  return database.transaction(async (transaction) => {
    await lockSignUp(transaction, linkId);
    const link = await findLink(transaction, linkId);
    if (link?.purpose !== 'sign-up') throw new ApiError('CODE_EXPIRED');
    // Its link, or the same code in another tab, was faster.
    if (link.isUsed) throw new ApiError('EMAIL_TAKEN');
    const account = await completeSignUp(transaction, link);
    await addDevice(transaction, deviceId, account.id);
    return startSession(transaction, account, clientLabel(request.headers['user-agent']));
  });
}

/** Who confirmed by the link meanwhile is told to log in, and not to ask for another code. */
async function whyNoTry(database: Database, id: string): Promise<'EMAIL_TAKEN' | 'CODE_EXPIRED'> {
  const link = await findLink(database, id);
  return link?.isUsed === true && link.isTaken ? 'EMAIL_TAKEN' : 'CODE_EXPIRED';
}
