import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { linkStatus } from '../links/link-record';
import { addAccountLink, findLink } from '../links/links.repository';
import { emailKey } from '../users/users.repository';
import type { LinkKeys } from '../links/link-keys';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { resetLink } from './mail-links';
import { recipientByEmail } from './recipients.repository';

const schema = object({ email: string().required() });

/** Whether the account exists is only checked here, after the response has been sent. */
export const passwordForgotten = (keys: LinkKeys) =>
  composer<'password-forgotten'>(schema, async ({ email }, { database, mailId, linkOrigin }) => {
    const account = await recipientByEmail(database, emailKey(email));
    if (!account?.isActive) return null;
    const id = keys.idForMail(mailId);
    await addAccountLink(database, {
      id,
      purpose: 'reset-password',
      userId: account.id,
      email: account.email,
    });
    // Not ready if this is a retry and a newer mail was sent in the meantime.
    const link = await findLink(database, id);
    if (!link || linkStatus(link) !== 'ready') return null;
    return {
      to: account.email,
      subject: `Choose a new ${PRODUCT_NAME} password`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `Someone, most likely you, asked to reset the password of your ${PRODUCT_NAME} account. Use the button below within the next hour to choose a new one. If you got several of these emails, only the newest works.`,
        'A new password logs you out on all devices.',
      ],
      action: { label: 'Choose a new password', url: resetLink(linkOrigin, keys.tokenOf(id)) },
      footnote:
        'If you did not request this, you can ignore this email: your password has not changed. Do not share the link with anyone.',
    };
  });
