import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from './recipients.repository';

const schema = object({ userId: string().required(), to: string().required() });

export const recoveryEmailRemoved = composer<'recovery-email-removed'>(
  schema,
  async ({ userId, to }, { database }) => {
    const account = await recipientById(database, userId);
    if (!account) return null;
    return {
      to,
      subject: `No longer a recovery email on ${PRODUCT_NAME}`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `This address was the recovery email of your ${PRODUCT_NAME} account and no longer is. Password reset links are no longer sent to it.`,
      ],
      footnote:
        'If you did not change it, someone else knows your password. Please write to us through the contact page, and give this address.',
    };
  },
);
