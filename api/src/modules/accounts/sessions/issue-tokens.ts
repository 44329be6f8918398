import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessToken } from '@sopaan/schemas/account';
import { setRefreshCookie } from './refresh-cookie';
import type { Session } from './sessions.repository';

/** The answer that signs in: the refresh token goes into its cookie, the access token into the body. */
export async function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): Promise<AccessToken> {
  setRefreshCookie(request, reply, session.refreshToken);
  return { accessToken: await request.server.accessTokens.issue(session) };
}
