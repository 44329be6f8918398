import type { FastifyInstance } from 'fastify';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { queueMail } from '../../../mail/outbox';
import { route } from '../../../routes/route';
import { codeLimits, signUpLimits } from '../account-limits';
import { readOrCreateDeviceId, setDeviceCookie } from '../devices/device-cookie';
import { linkKeys } from '../links/link-keys';
import { hashPassword } from '../passwords/password';
import { assertStrongPassword } from '../passwords/assert-strong-password';
import { issueTokens } from '../sessions/issue-tokens';
import { confirmCode } from './confirm-code';
import { clearSignUpCookie, readSignUpCookie, setSignUpCookie } from './sign-up-cookie';
import { newConsent } from './sign-up-consent';
import { addSignUp } from './sign-ups.repository';

/** Signing up: the form, and the code that confirms the address. */
export function signUp(app: FastifyInstance): void {
  const keys = linkKeys(app.settings.tokenSecret);

  // Nothing in this handler may depend on whether the address has an account, as the caller could learn it.
  route(
    app,
    signUpEndpoint,
    async ({ input: { password, hasAgreed, ...person }, database, request, reply }) => {
      assertStrongPassword(password, person);
      const passwordHash = await hashPassword(password);
      const linkId = await database.transaction(async (transaction) => {
        const id = await addSignUp(
          transaction,
          { ...person, passwordHash },
          hasAgreed ? newConsent() : null,
        );
        await queueMail(transaction, 'sign-up', { linkId: id });
        return id;
      });
      setSignUpCookie(request, reply, keys.cookieOf(linkId));
      return { status: 'sent' };
    },
    { limits: signUpLimits },
  );

  route(
    app,
    confirmCodeEndpoint,
    async ({ input: { code }, database, request, reply }) => {
      const id = keys.idOfCookie(readSignUpCookie(request));
      const deviceId = readOrCreateDeviceId(request, keys);
      const session = await confirmCode(database, { id, code, keys, request, deviceId });
      clearSignUpCookie(request, reply);
      const response = await issueTokens(request, reply, session);
      setDeviceCookie(request, reply, keys.deviceOf(deviceId));
      return response;
    },
    { limits: codeLimits },
  );
}
