import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { forgotPasswordLink } from './mail-links';
import { recipientById } from './recipients.repository';

const schema = object({ userId: string().required() });

export const passwordChanged = composer<'password-changed'>(
  schema,
  async ({ userId }, { database, linkOrigin }) => {
    const account = await recipientById(database, userId);
    if (!account) return null;
    return {
      to: account.email,
      subject: `Your ${PRODUCT_NAME} password has changed`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `The password of your ${PRODUCT_NAME} account has just been changed, and other devices have been logged out. If that was you, there is nothing to do.`,
        'If it was not you, choose a new password now. That logs everyone else out again.',
      ],
      action: {
        label: 'It was not me: choose a new password',
        url: forgotPasswordLink(linkOrigin),
      },
      footnote: 'We send this email whenever your password changes.',
    };
  },
);
