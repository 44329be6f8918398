import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account-password';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../plugins/api-error';
import { route } from '../../../plugins/route';
import { changePasswordLimits, forgotLimits, resetLimits } from '../account-limits';
import { linkKeys } from '../links/link-keys';
import { closeLinks } from '../links/links.repository';
import { hashPassword } from './password';
import { clearRefreshCookie } from '../sessions/refresh-cookie';
import { endSessions } from '../sessions/sessions.repository';
import { confirmPassword } from './confirm-password';
import { requireGoodPassword } from './good-password';
import { changePassword } from './passwords.repository';
import { setForgottenPassword } from './set-forgotten-password';

/** A forgotten password, and the change of one. */
export function passwords(app: FastifyInstance): void {
  const keys = linkKeys(app.settings.tokenSecret);

  // Whether there is such an account is found out when the mail is made: the answer cannot depend on it.
  route(
    app,
    forgotPasswordEndpoint,
    async ({ input: { email }, database }) => {
      await queueMail(database, 'password-forgotten', { email });
      return { status: 'sent' };
    },
    { limits: forgotLimits },
  );

  route(
    app,
    resetPasswordEndpoint,
    async ({ input: { token, password }, database, request, reply }) => {
      await setForgottenPassword(database, keys.idOfToken(token), password);
      clearRefreshCookie(request, reply);
      return { status: 'done' };
    },
    { limits: resetLimits },
  );

  route(
    app,
    changePasswordEndpoint,
    async ({ input: { currentPassword, password }, user, database }) => {
      const account = await confirmPassword(database, user.id, currentPassword, 'currentPassword');
      requireGoodPassword(password, account);
      const hashes = { from: account.passwordHash, to: await hashPassword(password) };
      await database.transaction(async (transaction) => {
        if (!(await changePassword(transaction, user.id, hashes))) throw new ApiError('CONFLICT');
        await endSessions(transaction, user.id, { but: user.sessionId });
        await closeLinks(transaction, user.id);
        await queueMail(transaction, 'password-changed', { userId: user.id });
      });
      return { status: 'changed' };
    },
    { limits: changePasswordLimits },
  );
}
