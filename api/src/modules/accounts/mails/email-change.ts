import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { linkStatus } from '../links/link-record';
import { findLink } from '../links/links.repository';
import type { LinkKeys } from '../links/link-keys';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { verificationLink } from './mail-links';
import { recipientByEmail, recipientById } from './recipients.repository';

const schema = object({ linkId: string().required() });

export const emailChange = (keys: LinkKeys) =>
  composer<'email-change'>(schema, async ({ linkId }, { database, linkOrigin }) => {
    const link = await findLink(database, linkId);
    if (link?.purpose !== 'change-email' || linkStatus(link) !== 'ready') return null;
    const holder = await recipientByEmail(database, link.emailKey);
    if (holder && holder.id !== link.userId) {
      return {
        to: holder.email,
        subject: `Your address is already in use on ${PRODUCT_NAME}`,
        greeting: greeting(holder.firstName),
        paragraphs: [
          `Someone, perhaps you, asked to use this address for another ${PRODUCT_NAME} account. It already belongs to your account, so nothing has changed.`,
          'To use it for the other account, first change the address of this one or delete it.',
        ],
        footnote: 'If it was not you, you can ignore this email: nobody got into your account.',
      };
    }
    const owner = await recipientById(database, link.userId);
    if (!owner) return null;
    return {
      to: link.email,
      subject: `Confirm your email address for ${PRODUCT_NAME}`,
      greeting: greeting(owner.firstName),
      paragraphs: [
        `Please confirm that ${link.email} is your address. From then on you log in to ${PRODUCT_NAME} with it, and we send our emails there.`,
        'The link works for 24 hours.',
      ],
      action: {
        label: 'Confirm this address',
        url: verificationLink(linkOrigin, keys.tokenOf(link.id)),
      },
      footnote:
        'If you did not request this, you can ignore this email: nothing changes unless you use the button.',
    };
  });
