import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { plainName } from '../../../mail/greeting';
import type { SignedIds } from '../../../auth/signed-ids';
import { findParentalConsent, PENDING_DAYS } from '../age/parental-consents.repository';

const schema = object({ userId: string().required(), consentId: string().required() });

export const parentalConsent = (tokens: SignedIds) =>
  composer<'parental-consent'>(schema, async ({ consentId }, { database, linkOrigin }) => {
    const consent = await findParentalConsent(database, consentId);
    if (!consent || consent.confirmed_at !== null) return null;
    const member = plainName(consent.member_first_name) ?? 'A new member';
    return {
      to: consent.parent_email,
      subject: `A member of ${PRODUCT_NAME} under 18 asks for your consent`,
      greeting: 'Hello,',
      paragraphs: [
        `${member} uses ${PRODUCT_NAME}, a site for learning and finding work, is under 18, and gave us this address as that of a parent or guardian.`,
        `Without your consent ${member} can read and learn on the site. Applying for jobs, taking part in competitions, a public profile, posts and sharing documents need your consent, because they hand data to others.`,
        `The page behind the button says what ${PRODUCT_NAME} stores. There you can confirm or decline, and withdraw your consent later.`,
      ],
      action: {
        label: 'Read and decide',
        url: linkOrigin + paths.parentalConsent(tokens.sign(consent.id)),
      },
      footnote: `If you do not know this person, choose Decline on that page, which deletes your address. Without an answer we delete it after ${PENDING_DAYS} days.`,
    };
  });
