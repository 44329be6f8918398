import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { linkStatus } from '../links/link-record';
import { addAccountLink, findLink } from '../links/links.repository';
import { findRecoveryEmail } from '../recovery-email/recovery-emails.repository';
import { emailKey } from '../users/users.repository';
import type { LinkKeys } from '../links/link-keys';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { resetLink } from './mail-links';
import { recipientByEmail } from './recipients.repository';

const schema = object({ email: string().required() });

/** For owners who cannot open the mailbox of their account. Whether there is such an account is only checked here. */
export const recoveryForgotten = (keys: LinkKeys) =>
  composer<'recovery-forgotten'>(schema, async ({ email }, { database, mailId, linkOrigin }) => {
    const account = await recipientByEmail(database, emailKey(email));
    if (!account?.isActive) return null;
    const to = await findRecoveryEmail(database, account.id);
    if (to === null) return null;
    const id = keys.idForMail(mailId);
    await addAccountLink(database, {
      id,
      purpose: 'reset-password',
      userId: account.id,
      email: to,
    });
    // Not ready if this is a retry and a newer mail was sent in the meantime.
    const link = await findLink(database, id);
    if (!link || linkStatus(link) !== 'ready') return null;
    return {
      to,
      subject: `Choose a new ${PRODUCT_NAME} password`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `Someone, most likely you, asked to reset the password of the ${PRODUCT_NAME} account ${account.email}, whose recovery email this is. Use the button below within the next hour to choose a new one.`,
        'A new password logs you out on all devices.',
      ],
      action: { label: 'Choose a new password', url: resetLink(linkOrigin, keys.tokenOf(id)) },
      footnote:
        'If you did not request this, you can ignore this email: the password has not changed. Do not share the link with anyone.',
    };
  });
