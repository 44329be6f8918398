import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { CONFIRMATION_DAYS } from '@sopaan/schemas/newsletter/confirmation';
import { NEWSLETTER_TOPICS, NEWSLETTER_TOPIC_TEXTS } from '@sopaan/schemas/newsletter/topics';
import { object, string } from 'yup';
import { composer } from '../../../mail/composer';
import { greeting } from '../../../mail/greeting';
import type { NewsletterKeys } from '../newsletter-keys';
import { findSubscription } from './subscriptions.repository';

const schema = object({
  subscriberId: string().required(),
  topic: string().oneOf(NEWSLETTER_TOPICS).required(),
});

/** Whether the address is subscribed already is only checked here, so that the response time reveals nothing about it. */
export const confirmationMail = (keys: NewsletterKeys) =>
  composer<'newsletter-confirmation'>(schema, async (key, { database, linkOrigin }) => {
    const subscription = await findSubscription(database, key);
    if (!subscription) return null;
    const { name, description } = NEWSLETTER_TOPIC_TEXTS[key.topic];
    const common = { to: subscription.email, greeting: greeting('') };
    if (subscription.is_confirmed) {
      return {
        ...common,
        subject: `You are already subscribed: ${name}`,
        paragraphs: [
          `Someone, most likely you, subscribed this address to “${name}” of ${PRODUCT_NAME}. It already is, so there is nothing to do.`,
        ],
        action: {
          label: 'Choose which emails you receive',
          url: linkOrigin + paths.newsletterPreferences(keys.preferences.sign(key.subscriberId)),
        },
        footnote: 'If it was not you, you can ignore this email: nothing has changed.',
      };
    }
    if (subscription.is_expired) return null;
    return {
      ...common,
      subject: `Confirm your subscription: ${name}`,
      paragraphs: [
        `Someone, most likely you, subscribed this address to “${name}” of ${PRODUCT_NAME}. ${description}`,
        `Please confirm it. The link works for ${CONFIRMATION_DAYS} days.`,
      ],
      action: {
        label: 'Confirm my subscription',
        url:
          linkOrigin +
          paths.newsletterConfirmation(keys.confirmation.sign(subscription.confirmation_id)),
      },
      footnote:
        'If you did not subscribe, you can ignore this email: nothing is sent without the confirmation, and the address is deleted after 30 days.',
    };
  });
