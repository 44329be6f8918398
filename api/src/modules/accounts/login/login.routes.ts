import type { FastifyInstance } from 'fastify';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { readOrCreateDeviceId, readDeviceId, setDeviceCookie } from '../devices/device-cookie';
import { addDevice } from '../devices/devices.repository';
import { linkKeys } from '../links/link-keys';
import { verifyPassword } from '../passwords/password';
import { lockPassword } from '../passwords/passwords.repository';
import { clientLabel } from '../sessions/client-label';
import { startSession } from '../sessions/sessions.repository';
import { issueTokens } from '../sessions/issue-tokens';
import { renewSignUp } from '../sign-up/renew-sign-up';
import { setSignUpCookie } from '../sign-up/sign-up-cookie';
import { findPendingSignUp } from '../sign-up/sign-ups.repository';
import { findCredentials } from '../users/users.repository';
import { limitLogins } from './limit-logins';

export function login(app: FastifyInstance): void {
  const keys = linkKeys(app.settings.tokenSecret);

  route(app, loginEndpoint, async ({ input: { email, password }, database, request, reply }) => {
    await limitLogins(database, { request, deviceId: readDeviceId(request, keys), email });
    const account = await findCredentials(database, email);
    const signUp = await findPendingSignUp(database, email);
    // Both hashes are verified every time, even if one is missing. If a pending sign-up were checked for unknown
    // addresses only, signing up for an address and logging in with it would reveal whether it already had an
    // account.
    const [matchesAccount, matchesSignUp] = await Promise.all([
      verifyPassword(account?.passwordHash, password),
      verifyPassword(signUp?.passwordHash, password),
    ]);
    if (account && matchesAccount) {
      const deviceId = readOrCreateDeviceId(request, keys);
      const session = await database.transaction(async (transaction) => {
        const isUnchanged = await lockPassword(transaction, account.id, account.passwordHash);
        if (!isUnchanged) throw new ApiError('INVALID_CREDENTIALS');
        await addDevice(transaction, deviceId, account.id);
        return startSession(transaction, account, clientLabel(request.headers['user-agent']));
      });
      const response = await issueTokens(request, reply, session);
      setDeviceCookie(request, reply, keys.deviceOf(deviceId));
      return response;
    }
    if (!signUp || !matchesSignUp) throw new ApiError('INVALID_CREDENTIALS');
    await database.transaction((transaction) => renewSignUp(transaction, signUp.id, 'when needed'));
    setSignUpCookie(request, reply, keys.cookieOf(signUp.id));
    throw new ApiError('EMAIL_UNVERIFIED');
  });
}
