import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { linkStatus } from '../links/link-record';
import { findLink } from '../links/links.repository';
import type { LinkKeys } from '../links/link-keys';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { verificationLink } from './mail-links';
import { recipientById } from './recipients.repository';

const schema = object({ linkId: string().required() });

export const recoveryEmail = (keys: LinkKeys) =>
  composer<'recovery-email'>(schema, async ({ linkId }, { database, linkOrigin }) => {
    const link = await findLink(database, linkId);
    if (link?.purpose !== 'recovery-email' || linkStatus(link) !== 'ready') return null;
    const owner = await recipientById(database, link.userId);
    if (!owner) return null;
    return {
      to: link.email,
      subject: `Confirm your recovery email for ${PRODUCT_NAME}`,
      greeting: greeting(owner.firstName),
      paragraphs: [
        `Please confirm that ${link.email} may be used to recover a ${PRODUCT_NAME} account. Password reset links of the account will then also be sent to this address.`,
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
