import type { Database, Queryable } from '../../../database/database';
import {
  addIssue,
  countAudience,
  findLastSent,
  storeRecipients,
  lockIssue,
  markQueued,
  queueIssueMails,
} from './issues.repository';
import type { NewIssue } from './parse-issue';

const BATCH_MAILS = 1_000;
const MIN_DAYS_BETWEEN = 6;
const DAY_MS = 86_400_000;

interface SendOptions {
  /** Sends a weekly issue even if one was sent in the last days. */
  isEarly?: boolean;
  /** Called after each batch with the number of mails that this call has queued so far. */
  onProgress?: (queuedCount: number, recipientCount: number) => void;
}

interface SentIssue {
  recipientCount: number;
  /** Subscribers who are not recipients, because their address was refused; 0 if an earlier call has stored the recipients. */
  refusedCount: number;
  /** The number of mails that this call has queued. */
  queuedCount: number;
  /** Whether an earlier call has begun to send this issue. */
  isResumed: boolean;
}

/**
 * Puts the mails of an issue into the outbox. The recipients are those who are subscribed when it begins; called again with the
 * same issue, it continues with those who have no mail yet.
 */
export async function sendIssue(
  database: Database,
  issue: NewIssue,
  { isEarly = false, onProgress }: SendOptions = {},
): Promise<SentIssue> {
  const { isResumed, recipientCount, refusedCount } = await beginIssue(database, issue, isEarly);
  let queuedCount = 0;
  for (;;) {
    const count = await queueIssueMails(database, issue.slug, BATCH_MAILS);
    if (count === 0) break;
    queuedCount += count;
    onProgress?.(queuedCount, recipientCount);
  }
  await markQueued(database, issue.slug);
  return { recipientCount, refusedCount, queuedCount, isResumed };
}

export function beginIssue(
  database: Database,
  issue: NewIssue,
  isEarly: boolean,
): Promise<Omit<SentIssue, 'queuedCount'>> {
  return database.transaction(async (transaction) => {
    const stored = await lockIssue(transaction, issue.slug);
    if (stored) {
      if (
        stored.subject !== issue.subject ||
        stored.topic !== issue.topic ||
        stored.body !== issue.body
      ) {
        throw new Error(
          `An issue with the slug ${issue.slug} and another content was sent. Choose another slug.`,
        );
      }
      return { isResumed: true, recipientCount: stored.recipient_count, refusedCount: 0 };
    }
    if (issue.topic === 'weekly' && !isEarly) await rejectTwoInOneWeek(transaction);
    if (!(await addIssue(transaction, issue))) {
      throw new Error(
        `Another process has just begun to send ${issue.slug}. Run the command again to send a share of the mails.`,
      );
    }
    const { refusedCount } = await countAudience(transaction, issue.topic);
    const recipientCount = await storeRecipients(transaction, issue);
    return { isResumed: false, recipientCount, refusedCount };
  });
}

/** The form promises one email per week. */
async function rejectTwoInOneWeek(transaction: Queryable): Promise<void> {
  const last = await findLastSent(transaction, 'weekly');
  if (!last || last.getTime() < Date.now() - MIN_DAYS_BETWEEN * DAY_MS) return;
  throw new Error(
    `The last weekly issue was sent on ${last.toISOString().slice(0, 10)}, and readers were promised one per week. Use --early to send it anyway.`,
  );
}
