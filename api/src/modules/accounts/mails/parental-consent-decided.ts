import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { boolean, object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from './recipients.repository';

const schema = object({ userId: string().required(), isConfirmed: boolean().required() });

const CONFIRMED = {
  subject: `Your parent or guardian has agreed to your ${PRODUCT_NAME} account`,
  paragraph:
    'You can now also apply for jobs, take part in competitions, write posts, share documents and have a public profile.',
};
const DECLINED = {
  subject: `Your parent or guardian does not agree to all of ${PRODUCT_NAME}`,
  paragraph:
    'You can go on reading and learning. Everything that shares your data with others stays off, and your public profile is hidden. We have deleted the address of your parent or guardian; in your settings you can ask again.',
};

export const parentalConsentDecided = composer<'parental-consent-decided'>(
  schema,
  async ({ userId, isConfirmed }, { database, linkOrigin }) => {
    const member = await recipientById(database, userId);
    if (!member?.isActive) return null;
    const { subject, paragraph } = isConfirmed ? CONFIRMED : DECLINED;
    return {
      to: member.email,
      subject,
      greeting: greeting(member.firstName),
      paragraphs: [paragraph],
      action: { label: 'Open my settings', url: `${linkOrigin}${paths.account}#age` },
      footnote: `You get this email because you told ${PRODUCT_NAME} that you are under 18.`,
    };
  },
);
