import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from '../../accounts/mails/recipients.repository';
import { findApplication } from '../mentor-applications.repository';
import { decisionSchema } from './decision-schema';

export const mentorDeclined = composer<'mentor-declined'>(
  decisionSchema,
  async ({ userId, applicationId }, { database, linkOrigin }) => {
    const account = await recipientById(database, userId);
    const application = await findApplication(database, applicationId);
    if (!account || application?.status !== 'declined') return null;
    return {
      to: account.email,
      subject: `Your application to become a mentor on ${PRODUCT_NAME}`,
      greeting: greeting(account.firstName),
      paragraphs: [
        'Thank you for offering your time. We have not accepted your application this time, for this reason:',
        application.reason,
        'You can apply again at any time; your answers have been saved. Your picture has been deleted.',
      ],
      action: { label: 'Apply again', url: linkOrigin + paths.joinMentor },
      footnote: `You are receiving this email because you applied to become a mentor on ${PRODUCT_NAME}.`,
    };
  },
);
