import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import type { Queryable } from '../../../database/database';

interface MemberEmail {
  email: string;
  isVerified: boolean;
}

/** The address of an active account; it does not change until the transaction ends. */
export async function lockMemberEmail(
  transaction: Queryable,
  userId: string,
): Promise<MemberEmail | undefined> {
  const [row] = await transaction.query<MemberEmail>(
    `select email, is_verified as "isVerified" from users where id = $1 and is_active for share`,
    [userId],
  );
  return row;
}

interface TopicOfEmail {
  topic: NewsletterTopic;
  isConfirmed: boolean;
}

/** The topics of the address, including those that wait for confirmation. */
export function findTopicsByEmail(database: Queryable, email: string): Promise<TopicOfEmail[]> {
  return database.query<TopicOfEmail>(
    `select topic, confirmed_at is not null as "isConfirmed"
     from newsletter_subscriptions join newsletter_subscribers on id = subscriber_id
     where email_key = lower($1)`,
    [email],
  );
}

/** Locks the subscriber with this address. */
export async function lockSubscriberByEmail(
  transaction: Queryable,
  email: string,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ id: string }>(
    'select id from newsletter_subscribers where email_key = lower($1) for update',
    [email],
  );
  return row?.id;
}

interface Move {
  from: string;
  to: string;
}

/** Issues that are being sent go to the other subscriber, unless it is a recipient already. */
export async function moveRecipients(transaction: Queryable, { from, to }: Move): Promise<void> {
  await transaction.query(
    `with moved as (
       update newsletter_recipients recipient set subscriber_id = $2
       where subscriber_id = $1 and not exists (
         select from newsletter_recipients other
         where other.issue_id = recipient.issue_id and other.subscriber_id = $2
       )
       returning mail_id
     )
     update outbox set data = data || jsonb_build_object('subscriberId', $2::text)
     from moved
     where outbox.id = moved.mail_id and coalesce(sent_at, skipped_at, failed_at) is null`,
    [from, to],
  );
}

export async function removeSubscriber(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('delete from newsletter_subscribers where id = $1', [id]);
}
