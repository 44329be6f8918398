import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { addAccountLink } from '../links/links.repository';
import { emailKey } from '../users/users.repository';
import { composer } from './composer';
import { greeting } from './greeting';
import { verificationLink } from './mail-links';
import { recipientByEmail } from './recipient';

const schema = object({ email: string().required() });

/** Whether the account exists is only checked here, after the response has been sent. */
export const confirmDevice = composer<'confirm-device'>(
  schema,
  async ({ email }, { database, mailId, keys, linkOrigin }) => {
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
      subject: `Many wrong passwords were tried for your ${PRODUCT_NAME} account`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `Somebody tried many passwords for your ${PRODUCT_NAME} account, and none was right. To keep it safe, browsers that you have not used before must wait for a while.`,
        'If you want to log in there now, open this link in that browser and then log in with your password. It works for 2 hours.',
      ],
      action: {
        label: 'Confirm this browser',
        url: verificationLink(linkOrigin, keys.tokenOf(id)),
      },
      footnote:
        'If you are not logging in, there is nothing to do: nobody got in. Pass the link on to nobody.',
    };
  },
);
