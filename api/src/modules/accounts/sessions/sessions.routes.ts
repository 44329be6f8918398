import type { FastifyInstance } from 'fastify';
import { logoutEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account/account';
import {
  endSessionEndpoint,
  endSessionsEndpoint,
  listSessionsEndpoint,
} from '@sopaan/schemas/account/sessions';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie';
import { endSession, endSessionByToken, endSessions, findSessions } from './sessions.repository';
import { renewSession } from './renew-session';
import { issueTokens } from './issue-tokens';

/** Refreshing, listing and ending sessions. */
export function sessions(app: FastifyInstance): void {
  route(app, refreshTokenEndpoint, async ({ database, request, reply }) => {
    const token = readRefreshCookie(request);
    const session = token && (await renewSession(database, token));
    if (session) return issueTokens(request, reply, session);
    clearRefreshCookie(request, reply);
    throw new ApiError('SESSION_ENDED');
  });

  route(app, logoutEndpoint, async ({ database, request, reply }) => {
    const token = readRefreshCookie(request);
    if (token) await endSessionByToken(database, token);
    clearRefreshCookie(request, reply);
    return { status: 'logged_out' };
  });

  route(app, listSessionsEndpoint, async ({ user, database }) => {
    const found = await findSessions(database, user.id);
    const list = found.map(({ id, client, createdAt, lastUsedAt }) => ({
      id,
      current: id === user.sessionId,
      client,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
    return { sessions: list.sort((a, b) => Number(b.current) - Number(a.current)) };
  });

  route(app, endSessionEndpoint, async ({ input, user, database, request, reply }) => {
    const { sessionId } = input;
    if (!(await endSession(database, user.id, sessionId))) throw new ApiError('NOT_FOUND');
    if (sessionId === user.sessionId) clearRefreshCookie(request, reply);
    return { status: 'ended' };
  });

  route(app, endSessionsEndpoint, async ({ input, user, database, request, reply }) => {
    await endSessions(database, user.id, input.keepThis ? { except: user.sessionId } : {});
    if (!input.keepThis) clearRefreshCookie(request, reply);
    return { status: 'ended' };
  });
}
