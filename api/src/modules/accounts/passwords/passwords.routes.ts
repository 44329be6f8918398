import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account-password';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../plugins/api-error';
import { route } from '../../../plugins/route';
import { changePasswordLimits, resetLimits } from '../account-limits';
import { deviceFor, readDevice, setDeviceCookie } from '../devices/device-cookie';
import { forgetDevices } from '../devices/devices.repository';
import { linkKeys } from '../links/link-keys';
import { closeLinks } from '../links/links.repository';
import { hashPassword } from './password';
import { clearRefreshCookie } from '../sessions/refresh-cookie';
import { endSessions } from '../sessions/sessions.repository';
import { confirmPassword } from './confirm-password';
import { requireGoodPassword } from './assert-strong-password';
import { mayMail } from './can-send-reset-mail';
import { changePassword } from './passwords.repository';
import { setForgottenPassword } from './reset-forgotten-password';

/** A forgotten password, and the change of one. */
export function passwords(app: FastifyInstance): void {
  const keys = linkKeys(app.settings.tokenSecret);

  // Whether there is such an account is found out when the mail is made: the answer cannot depend on it.
  route(app, forgotPasswordEndpoint, async ({ input: { email }, database, request }) => {
    const deviceId = readDevice(request, keys);
    if (await mayMail(database, { request, deviceId, email })) {
      await queueMail(database, 'password-forgotten', { email });
    }
    return { status: 'sent' };
  });

  route(
    app,
    resetPasswordEndpoint,
    async ({ input: { token, password }, database, request, reply }) => {
      const deviceId = deviceFor(request, keys);
      await setForgottenPassword(database, { linkId: keys.idOfToken(token), password, deviceId });
      setDeviceCookie(request, reply, keys.deviceOf(deviceId));
      clearRefreshCookie(request, reply);
      return { status: 'done' };
    },
    { limits: resetLimits },
  );

  route(
    app,
    changePasswordEndpoint,
    async ({ input: { currentPassword, password }, user, database, request }) => {
      const account = await confirmPassword(database, user.id, currentPassword, 'currentPassword');
      requireGoodPassword(password, account);
      const hashes = { from: account.passwordHash, to: await hashPassword(password) };
      await database.transaction(async (transaction) => {
        if (!(await changePassword(transaction, user.id, hashes))) throw new ApiError('CONFLICT');
        await endSessions(transaction, user.id, { but: user.sessionId });
        await forgetDevices(transaction, user.id, { but: readDevice(request, keys) });
        await closeLinks(transaction, user.id);
        await queueMail(transaction, 'password-changed', { userId: user.id });
      });
      return { status: 'changed' };
    },
    { limits: changePasswordLimits },
  );
}
