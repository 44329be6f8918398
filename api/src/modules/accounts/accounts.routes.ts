import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginEndpoint, logoutEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account';
import { signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { hashPassword, isPassword } from './password';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie';
import { endSession, renewSession, startSession, type Session } from './sessions.repository';
import { userAnswer } from './user-answer';
import { queueMail } from '../../mail/outbox';
import { addSignUpLink } from './email-links.repository';
import { findCredentials, findUser } from './users.repository';

export function accounts(app: FastifyInstance): void {
  route(app, signUpEndpoint, async ({ input, database }) => {
    const { password, ...person } = input;
    const passwordHash = await hashPassword(password);
    await database.transaction(async (transaction) => {
      const linkId = await addSignUpLink(transaction, { ...person, passwordHash });
      await queueMail(transaction, 'sign-up', { linkId });
    });
    return { status: 'sent' };
  });

  route(app, loginEndpoint, async ({ input, database, request, reply }) => {
    const account = await findCredentials(database, input.email);
    const matches = await isPassword(account?.passwordHash, input.password);
    if (!account || !matches) throw new ApiError('INVALID_CREDENTIALS');
    const session = await database.transaction((transaction) => startSession(transaction, account));
    return signedIn(request, reply, session);
  });

  route(app, refreshTokenEndpoint, async ({ database, request, reply }) => {
    const token = readRefreshCookie(request);
    const session = token && (await renewSession(database, token));
    if (session) return signedIn(request, reply, session);
    clearRefreshCookie(request, reply);
    throw new ApiError('SESSION_ENDED');
  });

  route(app, logoutEndpoint, async ({ database, request, reply }) => {
    const token = readRefreshCookie(request);
    if (token) await endSession(database, token);
    clearRefreshCookie(request, reply);
    return { status: 'logged_out' };
  });

  route(app, getUserEndpoint, async ({ input, user, database }) => {
    const found = await findUser(database, user.id);
    if (!found) throw new ApiError('SESSION_ENDED');
    return userAnswer(found, input.requiredata);
  });
}

async function signedIn(request: FastifyRequest, reply: FastifyReply, session: Session) {
  setRefreshCookie(request, reply, session.refreshToken);
  return { accessToken: await request.server.accessTokens.issue(session) };
}
