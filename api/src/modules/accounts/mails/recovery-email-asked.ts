import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { forgotPasswordLink } from './mail-links';
import { recipientById } from './recipients.repository';

const schema = object({ userId: string().required(), email: string().required() });

export const recoveryEmailAsked = composer<'recovery-email-asked'>(
  schema,
  async ({ userId, email }, { database, linkOrigin }) => {
    const account = await recipientById(database, userId);
    if (!account) return null;
    return {
      to: account.email,
      subject: `A recovery email for your ${PRODUCT_NAME} account?`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `Someone who knows your password asked to use ${email} to recover your ${PRODUCT_NAME} account. If that was you, open the email that we sent to that address. Nothing changes until you confirm it.`,
        'If it was not you, choose a new password now. That cancels the change and logs everyone else out. Then check the recovery email in your settings.',
      ],
      action: {
        label: 'It was not me: choose a new password',
        url: forgotPasswordLink(linkOrigin),
      },
      footnote: 'If you requested the change yourself, you can ignore this email.',
    };
  },
);
