import type { FastifyInstance } from 'fastify';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { changeEmailLimits } from '../account-limits';
import { confirmPassword } from '../passwords/confirm-password';
import { lockPassword } from '../passwords/passwords.repository';
import { emailKey, lockUser } from '../users/users.repository';
import { beginEmailChange } from './begin-email-change';

/** Requesting an email change, up to sending the confirmation link. */
export function email(app: FastifyInstance): void {
  route(
    app,
    changeEmailEndpoint,
    async ({ input, user, database }) => {
      const account = await confirmPassword(database, user.id, input.password, 'password');
      await database.transaction(async (transaction) => {
        await lockUser(transaction, user.id);
        // The password may have changed since it was checked. A link that is created after that change would stay valid.
        const isUnchanged = await lockPassword(transaction, user.id, account.passwordHash);
        if (!isUnchanged) throw new ApiError('CONFLICT');
        await beginEmailChange(transaction, user.id, input.email);
        // An account that enters its current address only verifies it, so nobody has to be notified.
        if (emailKey(input.email) === emailKey(account.email)) return;
        await queueMail(transaction, 'email-change-asked', { userId: user.id, email: input.email });
      });
      return { status: 'sent' };
    },
    { limits: changeEmailLimits },
  );
}
