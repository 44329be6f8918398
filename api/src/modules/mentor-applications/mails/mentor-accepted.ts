import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import { recipientById } from '../../accounts/mails/recipients.repository';
import { findApplication } from '../mentor-applications.repository';
import { decisionSchema } from './decision-schema';

export const mentorAccepted = composer<'mentor-accepted'>(
  decisionSchema,
  async ({ userId, applicationId }, { database, linkOrigin }) => {
    const account = await recipientById(database, userId);
    const application = await findApplication(database, applicationId);
    if (!account || !application?.mentor_id) return null;
    return {
      to: account.email,
      subject: `You are now a mentor on ${PRODUCT_NAME}`,
      greeting: greeting(account.firstName),
      paragraphs: [
        'Your application has been accepted. Learners can now find you in the mentor search, with what you wrote about yourself.',
        'They can ask you questions here, which you answer or decline, and contact you through the links that you provided. You can pause questions at any time, under Questions in your profile.',
      ],
      action: {
        label: 'View your mentor page',
        url: linkOrigin + paths.mentor(application.mentor_id),
      },
      footnote: `You are receiving this email because you applied to become a mentor on ${PRODUCT_NAME}.`,
    };
  },
);
