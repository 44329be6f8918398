import type { FastifyInstance } from 'fastify';
import {
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { route } from '../../../routes/route';
import { linkLimits, resendLimits } from '../account-limits';
import { readOrCreateDeviceId, setDeviceCookie } from '../devices/device-cookie';
import type { EmailChangeListener } from '../email/email-change';
import { issueTokens } from '../sessions/issue-tokens';
import { clearSignUpCookie, readSignUpCookie, setSignUpCookie } from '../sign-up/sign-up-cookie';
import { confirmLink } from './confirm-link';
import { linkKeys } from './link-keys';
import { linkStatus } from './link-record';
import { findLink } from './links.repository';
import { resendLink } from './resend-link';

const INVALID = { status: 'invalid', purpose: null, email: null };

/** Mail links: their status, confirming them and sending them again. */
export function links(app: FastifyInstance, emailChanges: readonly EmailChangeListener[]): void {
  const keys = linkKeys(app.settings.tokenSecret);

  route(
    app,
    inspectLinkEndpoint,
    async ({ input: { token }, database }) => {
      const id = keys.idOfToken(token);
      const link = id && (await findLink(database, id));
      const status = link ? linkStatus(link) : 'invalid';
      if (!link || status === 'invalid') return INVALID;
      // A new password is for the account, whichever of its addresses the link was sent to.
      const email = link.purpose === 'reset-password' ? link.ownerEmail : link.email;
      return { status, purpose: link.purpose, email };
    },
    { limits: linkLimits },
  );

  route(
    app,
    confirmLinkEndpoint,
    async ({ input: { token }, database, request, reply }) => {
      const deviceId = readOrCreateDeviceId(request, keys);
      const { session, isDeviceKnown, ...confirmed } = await confirmLink(database, {
        id: keys.idOfToken(token),
        browserSignUpId: keys.idOfCookie(readSignUpCookie(request)),
        deviceId,
        request,
        emailChanges,
      });
      const access = session ? await issueTokens(request, reply, session) : { accessToken: null };
      if (session) clearSignUpCookie(request, reply);
      if (isDeviceKnown) setDeviceCookie(request, reply, keys.deviceOf(deviceId));
      return { ...confirmed, ...access };
    },
    { limits: linkLimits },
  );

  route(
    app,
    resendVerificationEndpoint,
    async ({ input: { token }, database, request, reply }) => {
      const cookie = readSignUpCookie(request);
      const browserSignUpId = keys.idOfCookie(cookie);
      const id = token === undefined ? browserSignUpId : keys.idOfToken(token);
      const isSameBrowser = await resendLink(database, { id, browserSignUpId });
      if (isSameBrowser) setSignUpCookie(request, reply, cookie);
      return { status: 'sent' };
    },
    { limits: resendLimits },
  );
}
