import type { Issue, IssueSummary } from '@sopaan/schemas/newsletter/issue';
import { NEWSLETTER_TOPIC_TEXTS, type NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { markdownToHtml } from '../../../html/markdown';

export interface IssueSummaryRow {
  id: string;
  topic: NewsletterTopic;
  subject: string;
  started_at: Date;
  sample: boolean;
}

export interface IssueRow extends IssueSummaryRow {
  body: string;
}

export function toIssueSummary({
  id,
  topic,
  subject,
  started_at,
  sample,
}: IssueSummaryRow): IssueSummary {
  return {
    slug: id,
    subject,
    topic: NEWSLETTER_TOPIC_TEXTS[topic].name,
    sentAt: started_at.toISOString(),
    sample,
  };
}

export function toIssue(row: IssueRow): Issue {
  return { ...toIssueSummary(row), content: markdownToHtml(row.body) };
}
