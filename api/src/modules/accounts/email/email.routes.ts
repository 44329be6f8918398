import type { FastifyInstance } from 'fastify';
import { changeEmailEndpoint } from '@sopaan/schemas/account-email';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../plugins/api-error';
import { route } from '../../../plugins/route';
import { changeEmailLimits } from '../account-limits';
import { confirmPassword } from '../passwords/confirm-password';
import { holdPassword } from '../passwords/passwords.repository';
import { emailKey, lockUser } from '../users/users.repository';
import { beginEmailChange } from './begin-email-change';

/** The change of an account's address, up to the mail whose link completes it. */
export function email(app: FastifyInstance): void {
  route(
    app,
    changeEmailEndpoint,
    async ({ input, user, database }) => {
      const account = await confirmPassword(database, user.id, input.password, 'password');
      await database.transaction(async (transaction) => {
        await lockUser(transaction, user.id);
        // Who had the old password asks in vain for a link that outlives the new one.
        const isHeld = await holdPassword(transaction, user.id, account.passwordHash);
        if (!isHeld) throw new ApiError('CONFLICT');
        await beginEmailChange(transaction, user.id, input.email);
        // With one's own address one confirms that, and nothing changes that anybody must be told.
        if (emailKey(input.email) === emailKey(account.email)) return;
        await queueMail(transaction, 'email-change-asked', { userId: user.id, email: input.email });
      });
      return { status: 'sent' };
    },
    { limits: changeEmailLimits },
  );
}
