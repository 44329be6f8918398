import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { addAccountLink } from '../links/links.repository';
import { emailKey } from '../users/users.repository';
import type { LinkKeys } from '../links/link-keys';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { verificationLink } from './mail-links';
import { recipientByEmail } from './recipients.repository';

const schema = object({ email: string().required() });

/** Whether the account exists is only checked here, after the response has been sent. */
export const confirmDevice = (keys: LinkKeys) =>
  composer<'confirm-device'>(schema, async ({ email }, { database, mailId, linkOrigin }) => {
    const account = await recipientByEmail(database, emailKey(email));
    if (!account?.isActive) return null;
    const id = keys.idForMail(mailId);
    await addAccountLink(database, {
      id,
      purpose: 'confirm-device',
      userId: account.id,
      email: account.email,
    });
    return {
      to: account.email,
      subject: `Many failed logins to your ${PRODUCT_NAME} account`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `Someone entered many wrong passwords for your ${PRODUCT_NAME} account. To keep it safe, browsers that you have not used before cannot log in for a while.`,
        'If you want to log in from such a browser now, open this link in it and then log in with your password. The link works for 2 hours.',
      ],
      action: {
        label: 'Confirm this browser',
        url: verificationLink(linkOrigin, keys.tokenOf(id)),
      },
      footnote:
        'If you are not logging in, you can ignore this email: nobody got in. Do not share the link with anyone.',
    };
  });
