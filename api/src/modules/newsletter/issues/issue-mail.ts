import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { NEWSLETTER_TOPIC_TEXTS } from '@sopaan/schemas/newsletter/topics';
import { object, string } from 'yup';
import { markdownToHtml } from '../../../html/markdown';
import { markdownToText } from '../../../html/markdown-text';
import { composer } from '../../../mail/composer';
import type { MailContent } from '../../../mail/mail-content';
import { greeting } from '../../../mail/greeting';
import type { NewsletterKeys } from '../newsletter-keys';
import { topicSubscription } from '../subscriptions/topic-subscriptions';
import { findMailedIssue } from './issues.repository';
import type { NewIssue } from './parse-issue';

const schema = object({ subscriberId: string().required(), issueId: string().required() });

/** The mail of an issue to a subscriber. Nothing is sent to those who have unsubscribed in the meantime. */
export const issueMail = (keys: NewsletterKeys) =>
  composer<'newsletter-issue'>(
    schema,
    async ({ subscriberId, issueId }, { database, linkOrigin }) => {
      const row = await findMailedIssue(database, { issueId, subscriberId });
      if (!row) return null;
      return {
        ...issueContent({ slug: issueId, ...row }, linkOrigin),
        to: row.email,
        subscription: topicSubscription(row.topic, subscriberId, keys),
      };
    },
  );

/** The content that is the same for all recipients. */
export function issueContent(
  { slug, topic, subject, body }: NewIssue,
  linkOrigin: string,
): Omit<MailContent, 'to' | 'unsubscribe'> {
  return {
    subject,
    greeting: greeting(''),
    paragraphs: [],
    richText: { html: markdownToHtml(body, linkOrigin), text: markdownToText(body, linkOrigin) },
    action: { label: 'Read it on the site', url: linkOrigin + paths.newsletterIssue(slug) },
    footnote: `You are receiving this email because you subscribed to “${NEWSLETTER_TOPIC_TEXTS[topic].name}” of ${PRODUCT_NAME} and confirmed your address.`,
  };
}
