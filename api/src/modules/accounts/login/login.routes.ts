import type { FastifyInstance } from 'fastify';
import { loginEndpoint } from '@sopaan/schemas/account';
import { ApiError } from '../../../plugins/api-error';
import { route } from '../../../plugins/route';
import { deviceFor, readDevice, setDeviceCookie } from '../devices/device-cookie';
import { addDevice } from '../devices/devices.repository';
import { linkKeys } from '../links/link-keys';
import { isPassword } from '../passwords/password';
import { holdPassword } from '../passwords/passwords.repository';
import { clientLabel } from '../sessions/client-label';
import { startSession } from '../sessions/sessions.repository';
import { signedIn } from '../sessions/issue-tokens';
import { renewSignUp } from '../sign-up/renew-sign-up';
import { setSignUpCookie } from '../sign-up/sign-up-cookie';
import { findWaitingSignUp } from '../sign-up/sign-ups.repository';
import { findCredentials } from '../users/users.repository';
import { limitLogins } from './limit-logins';

export function login(app: FastifyInstance): void {
  const keys = linkKeys(app.settings.tokenSecret);

  route(app, loginEndpoint, async ({ input: { email, password }, database, request, reply }) => {
    await limitLogins(database, { request, deviceId: readDevice(request, keys), email });
    const account = await findCredentials(database, email);
    const signUp = await findWaitingSignUp(database, email);
    // Both are compared each time, also where there is none. Were a waiting sign-up looked at for unknown addresses
    // only, then signing up for an address and logging in with it would tell whether it had an account before.
    const [isOfAccount, isOfSignUp] = await Promise.all([
      isPassword(account?.passwordHash, password),
      isPassword(signUp?.passwordHash, password),
    ]);
    if (account && isOfAccount) {
      const deviceId = deviceFor(request, keys);
      const session = await database.transaction(async (transaction) => {
        const isHeld = await holdPassword(transaction, account.id, account.passwordHash);
        if (!isHeld) throw new ApiError('INVALID_CREDENTIALS');
        await addDevice(transaction, deviceId, account.id);
        return startSession(transaction, account, clientLabel(request.headers['user-agent']));
      });
      const answer = await signedIn(request, reply, session);
      setDeviceCookie(request, reply, keys.deviceOf(deviceId));
      return answer;
    }
    if (!signUp || !isOfSignUp) throw new ApiError('INVALID_CREDENTIALS');
    await database.transaction((transaction) => renewSignUp(transaction, signUp.id, 'when needed'));
    setSignUpCookie(request, reply, keys.cookieOf(signUp.id));
    throw new ApiError('EMAIL_UNVERIFIED');
  });
}
