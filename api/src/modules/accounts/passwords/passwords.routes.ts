import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account/password';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { changePasswordLimits, resetLimits } from '../account-limits';
import { readOrCreateDeviceId, readDeviceId, setDeviceCookie } from '../devices/device-cookie';
import { deleteDevices } from '../devices/devices.repository';
import { linkKeys } from '../links/link-keys';
import { closeLinks } from '../links/links.repository';
import { hashPassword } from './password';
import { clearRefreshCookie } from '../sessions/refresh-cookie';
import { endSessions } from '../sessions/sessions.repository';
import { confirmPassword } from './confirm-password';
import { assertStrongPassword } from './assert-strong-password';
import { canSendResetMail } from './can-send-reset-mail';
import { changePassword } from './passwords.repository';
import { resetForgottenPassword } from './reset-forgotten-password';

/** Resetting a forgotten password and changing a password. */
export function passwords(app: FastifyInstance): void {
  const keys = linkKeys(app.settings.tokenSecret);

  // Whether the account exists and has a recovery address is only checked when the mails are composed, so the response cannot reveal it.
  route(app, forgotPasswordEndpoint, async ({ input: { email }, database, request }) => {
    const deviceId = readDeviceId(request, keys);
    if (await canSendResetMail(database, { request, deviceId, email })) {
      await queueMail(database, 'password-forgotten', { email });
      await queueMail(database, 'recovery-forgotten', { email });
    }
    return { status: 'sent' };
  });

  route(
    app,
    resetPasswordEndpoint,
    async ({ input: { token, password }, database, request, reply }) => {
      const deviceId = readOrCreateDeviceId(request, keys);
      await resetForgottenPassword(database, { linkId: keys.idOfToken(token), password, deviceId });
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
      assertStrongPassword(password, account);
      const hashes = { from: account.passwordHash, to: await hashPassword(password) };
      await database.transaction(async (transaction) => {
        if (!(await changePassword(transaction, user.id, hashes))) throw new ApiError('CONFLICT');
        await endSessions(transaction, user.id, { except: user.sessionId });
        await deleteDevices(transaction, user.id, { except: readDeviceId(request, keys) });
        await closeLinks(transaction, user.id);
        await queueMail(transaction, 'password-changed', { userId: user.id });
      });
      return { status: 'changed' };
    },
    { limits: changePasswordLimits },
  );
}
