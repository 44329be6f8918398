import type { Issue, IssueSummary } from '@sopaan/schemas/newsletter/issue';
import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { toIssue, toIssueSummary, type IssueRow, type IssueSummaryRow } from './issue-record';
import type { NewIssue } from './parse-issue';

export function findIssues(database: Queryable, page: PageRequest): Promise<Page<IssueSummary>> {
  return findPage(database, page, {
    columns: 'id, topic, subject, started_at, sample',
    from: 'newsletter_issues',
    conditions: new Conditions(),
    order: [
      ['started_at', 'timestamptz'],
      ['id', 'text'],
    ],
    direction: 'desc',
    toItem: (row: IssueSummaryRow) => toIssueSummary(row),
  });
}

export async function findIssue(database: Queryable, slug: string): Promise<Issue | undefined> {
  const [row] = await database.query<IssueRow>(
    'select id, topic, subject, started_at, sample, body from newsletter_issues where id = $1',
    [slug],
  );
  return row && toIssue(row);
}

interface MailedIssueRow {
  email: string;
  topic: NewsletterTopic;
  subject: string;
  body: string;
}

/** The issue and the address of a subscriber; undefined if the subscriber has unsubscribed from the topic. */
export async function findMailedIssue(
  database: Queryable,
  { issueId, subscriberId }: { issueId: string; subscriberId: string },
): Promise<MailedIssueRow | undefined> {
  const [row] = await database.query<MailedIssueRow>(
    `select email, topic, subject, body from newsletter_issues
     join newsletter_subscriptions using (topic)
     join newsletter_subscribers on newsletter_subscribers.id = subscriber_id
     where newsletter_issues.id = $1 and subscriber_id = $2 and confirmed_at is not null`,
    [issueId, subscriberId],
  );
  return row;
}

/**
 * SQL: the mail server refused the address permanently, and since then the address has neither been confirmed nor received a mail. The
 * outbox forgets failed mails after 90 days, so that the address is tried again then.
 */
const IS_REFUSED = `exists (
  select from outbox refused
  where refused.data ->> 'subscriberId' = subscriber_id and refused.is_refused
    and refused.failed_at > confirmed_at
    and not exists (
      select from outbox sent
      where sent.data ->> 'subscriberId' = subscriber_id and sent.sent_at > refused.failed_at
    )
)`;

export interface Audience {
  /** Confirmed subscribers who get the next issue. */
  recipientCount: number;
  /** Confirmed subscribers who do not get the next issue, because their address was refused. */
  refusedCount: number;
}

/** Who would get an issue of the topic now. */
export async function countAudience(
  database: Queryable,
  topic: NewsletterTopic,
): Promise<Audience> {
  const [row] = await database.query<Audience>(
    `select count(*) filter (where not is_refused) as "recipientCount",
       count(*) filter (where is_refused) as "refusedCount"
     from (
       select ${IS_REFUSED} as is_refused from newsletter_subscriptions
       where topic = $1 and confirmed_at is not null
     ) subscription`,
    [topic],
  );
  return row ?? { recipientCount: 0, refusedCount: 0 };
}

export interface StoredIssueRow extends NewIssue {
  recipient_count: number;
  queued_at: Date | null;
}

/** Locks the issue. */
export async function lockIssue(
  transaction: Queryable,
  slug: string,
): Promise<StoredIssueRow | undefined> {
  const [row] = await transaction.query<StoredIssueRow>(
    `select id as slug, topic, subject, body, recipient_count, queued_at
     from newsletter_issues where id = $1 for update`,
    [slug],
  );
  return row;
}

/** Returns false if the slug is taken. */
export async function addIssue(
  transaction: Queryable,
  { slug, topic, subject, body }: NewIssue,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into newsletter_issues (id, topic, subject, body) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [slug, topic, subject, body],
  );
  return rows.length > 0;
}

/** Makes those who are subscribed now the recipients of an issue, except for addresses that were refused. */
export async function storeRecipients(
  transaction: Queryable,
  { slug, topic }: NewIssue,
): Promise<number> {
  const [row] = await transaction.query<{ recipient_count: number }>(
    `with added as (
       insert into newsletter_recipients (issue_id, subscriber_id)
       select $1, subscriber_id from newsletter_subscriptions
       where topic = $2 and confirmed_at is not null and not ${IS_REFUSED}
       returning 1
     )
     update newsletter_issues set recipient_count = (select count(*) from added)
     where id = $1 returning recipient_count`,
    [slug, topic],
  );
  return row?.recipient_count ?? 0;
}

/**
 * Puts the mails of the next recipients into the outbox, and marks the recipients in the same statement: each recipient gets one mail,
 * also after a crash or with several processes. Resolves with the number of mails.
 */
export async function queueIssueMails(
  database: Queryable,
  slug: string,
  count: number,
): Promise<number> {
  const rows = await database.query(
    `with next as materialized (
       select subscriber_id from newsletter_recipients
       where issue_id = $1 and mail_id is null
       order by subscriber_id limit $2 for update
     ),
     marked as (
       update newsletter_recipients set mail_id = gen_random_uuid()::text
       from next
       where issue_id = $1 and newsletter_recipients.subscriber_id = next.subscriber_id
       returning mail_id, newsletter_recipients.subscriber_id
     )
     insert into outbox (id, kind, data, is_bulk)
     select mail_id, 'newsletter-issue',
       jsonb_build_object('issueId', $1::text, 'subscriberId', subscriber_id), true
     from marked returning id`,
    [slug, count],
  );
  return rows.length;
}

export async function markQueued(database: Queryable, slug: string): Promise<void> {
  await database.query(
    'update newsletter_issues set queued_at = now() where id = $1 and queued_at is null',
    [slug],
  );
}

/** When the last issue of the topic was sent, ignoring sample issues. */
export async function findLastSent(
  database: Queryable,
  topic: NewsletterTopic,
): Promise<Date | null> {
  const [row] = await database.query<{ last: Date | null }>(
    'select max(started_at) as last from newsletter_issues where topic = $1 and not sample',
    [topic],
  );
  return row?.last ?? null;
}

export interface IssueProgressRow extends Omit<IssueSummaryRow, 'sample'> {
  recipient_count: number;
  unsubscribed_count: number;
  unqueued_count: number;
  waiting_count: number;
  failed_count: number;
  refused_count: number;
}

/** The latest issues that were sent, with the state of their mails. Mails that are no longer in the outbox were sent. */
export function findProgress(database: Queryable, count: number): Promise<IssueProgressRow[]> {
  return database.query<IssueProgressRow>(
    `select issue.id, topic, subject, started_at, recipient_count,
       recipient_count - count(recipient.subscriber_id) + count(skipped_at) as unsubscribed_count,
       count(recipient.subscriber_id) filter (where mail_id is null) as unqueued_count,
       count(mail.id) filter (where coalesce(sent_at, skipped_at, failed_at) is null) as waiting_count,
       count(failed_at) filter (where not is_refused) as failed_count,
       count(failed_at) filter (where is_refused) as refused_count
     from (select * from newsletter_issues where not sample order by started_at desc, id desc limit $1) issue
     left join newsletter_recipients recipient on issue_id = issue.id
     left join outbox mail on mail.id = mail_id
     group by issue.id, topic, subject, started_at, recipient_count
     order by started_at desc, issue.id desc`,
    [count],
  );
}
