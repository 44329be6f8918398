import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessToken } from '@sopaan/schemas/account/account';
import { setRefreshCookie } from './refresh-cookie';
import type { Session } from './sessions.repository';

/** Issues the tokens of a session: the refresh token as a cookie, the access token as the result. */
export async function issueTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): Promise<AccessToken> {
  setRefreshCookie(request, reply, session.refreshToken);
  return { accessToken: await request.server.accessTokens.issue(session) };
}
