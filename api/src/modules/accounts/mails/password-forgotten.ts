import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { linkStatus } from '../links/link-record';
import { addAccountLink, findLink } from '../links/links.repository';
import { emailKey } from '../users/users.repository';
import { composer } from './composer';
import { greeting } from './greeting';
import { resetLink } from './mail-links';
import { recipientByEmail } from './recipient';

const schema = object({ email: string().required() });

/** Whether the account exists is only checked here, after the response has been sent. */
export const passwordForgotten = composer<'password-forgotten'>(
  schema,
  async ({ email }, { database, mailId, keys, linkOrigin }) => {
    const account = await recipientByEmail(database, emailKey(email));
    if (!account?.isActive) return null;
    const id = keys.idForMail(mailId);
    await addAccountLink(database, {
      id,
      purpose: 'reset-password',
      userId: account.id,
      email: account.email,
    });
    // This is a retry, and a newer mail was sent in the meantime.
    const link = await findLink(database, id);
    if (!link || linkStatus(link) !== 'ready') return null;
    return {
      to: account.email,
      subject: `Choose a new ${PRODUCT_NAME} password`,
      greeting: greeting(account.firstName),
      paragraphs: [
        `Somebody, most likely you, asked for a new password for your ${PRODUCT_NAME} account. You can choose one with this button during the next hour. Of several such mails only the newest works.`,
        'A new password signs you out everywhere, so that only you are signed in afterwards.',
      ],
      action: { label: 'Choose a new password', url: resetLink(linkOrigin, keys.tokenOf(id)) },
      footnote:
        'If you did not ask for it, leave this mail alone: your password stays as it is. Pass the link on to nobody.',
    };
  },
);
