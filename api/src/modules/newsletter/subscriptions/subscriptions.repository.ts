import { CONFIRMATION_DAYS } from '@sopaan/schemas/newsletter/confirmation';
import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { newSignableId } from '../../../auth/signed-ids';
import type { Queryable } from '../../../database/database';

/** SQL for the id of the subscriber with an address. The migration that added the column computes the same value. */
const ID_OF_ADDRESS = `translate(left(encode(sha256(convert_to(lower($1), 'UTF8')), 'base64'), 22), '+/', '-_')`;

export interface SubscriptionKey {
  subscriberId: string;
  topic: NewsletterTopic;
}

export interface SubscriptionRow {
  subscriber_id: string;
  email: string;
  topic: NewsletterTopic;
  confirmation_id: string;
  is_confirmed: boolean;
  is_expired: boolean;
}

/** Stores an address once, ignoring case, and locks it until the transaction ends. */
export async function storeSubscriber(transaction: Queryable, email: string): Promise<string> {
  // The id is derived from the address, so of two concurrent inserts one would fail at the primary key, which `on conflict` does not name.
  await transaction.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [email]);
  const [row] = await transaction.query<{ id: string }>(
    `insert into newsletter_subscribers (id, email_key, email) values (${ID_OF_ADDRESS}, lower($1), $1)
     on conflict (email_key) do update set email_key = excluded.email_key returning id`,
    [email],
  );
  if (!row) throw new Error('the subscriber was neither inserted nor found');
  return row.id;
}

/** Serializes changes of a subscriber's topics. False if the subscriber no longer exists. */
export async function lockSubscriber(transaction: Queryable, id: string): Promise<boolean> {
  const rows = await transaction.query(
    'select from newsletter_subscribers where id = $1 for update',
    [id],
  );
  return rows.length > 0;
}

/** Adds an unconfirmed subscription if there is none. */
export async function addSubscription(
  transaction: Queryable,
  { subscriberId, topic }: SubscriptionKey,
): Promise<void> {
  await transaction.query(
    `insert into newsletter_subscriptions (subscriber_id, topic, confirmation_id)
     values ($1, $2, $3) on conflict do nothing`,
    [subscriberId, topic, newSignableId()],
  );
}

/** Restarts the time for which the link of an unconfirmed subscription works. */
export async function renewRequest(
  transaction: Queryable,
  { subscriberId, topic }: SubscriptionKey,
): Promise<void> {
  await transaction.query(
    `update newsletter_subscriptions set requested_at = now()
     where subscriber_id = $1 and topic = $2 and confirmed_at is null`,
    [subscriberId, topic],
  );
}

/** The number of confirmation mails that were queued for the subscriber in the last day. */
export async function countConfirmationMails(
  transaction: Queryable,
  subscriberId: string,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    `select count(*) as count from outbox
     where data ->> 'subscriberId' = $1 and kind = 'newsletter-confirmation'
       and created_at > now() - interval '1 day'`,
    [subscriberId],
  );
  return row?.count ?? 0;
}

const SUBSCRIPTIONS = `
  select subscriber_id, email, topic, confirmation_id, confirmed_at is not null as is_confirmed,
    requested_at <= now() - interval '${CONFIRMATION_DAYS} days' as is_expired
  from newsletter_subscriptions join newsletter_subscribers on id = subscriber_id`;

export async function findSubscription(
  database: Queryable,
  { subscriberId, topic }: SubscriptionKey,
): Promise<SubscriptionRow | undefined> {
  const [row] = await database.query<SubscriptionRow>(
    `${SUBSCRIPTIONS} where subscriber_id = $1 and topic = $2`,
    [subscriberId, topic],
  );
  return row;
}

export async function findByConfirmation(
  database: Queryable,
  confirmationId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await database.query<SubscriptionRow>(
    `${SUBSCRIPTIONS} where confirmation_id = $1`,
    [confirmationId],
  );
  return row;
}

/** Has no effect on a subscription that is confirmed, has expired or no longer exists. */
export async function confirmSubscription(
  database: Queryable,
  confirmationId: string,
): Promise<void> {
  await database.query(
    `update newsletter_subscriptions set confirmed_at = now()
     where confirmation_id = $1 and confirmed_at is null
       and requested_at > now() - interval '${CONFIRMATION_DAYS} days'`,
    [confirmationId],
  );
}

export async function findConfirmedTopics(
  database: Queryable,
  subscriberId: string,
): Promise<NewsletterTopic[]> {
  const rows = await database.query<{ topic: NewsletterTopic }>(
    `select topic from newsletter_subscriptions where subscriber_id = $1 and confirmed_at is not null`,
    [subscriberId],
  );
  return rows.map(({ topic }) => topic);
}

/** Adds confirmed subscriptions, and confirms those that wait for it. Lock the subscriber first. */
export async function addConfirmedTopics(
  transaction: Queryable,
  subscriberId: string,
  topics: readonly NewsletterTopic[],
): Promise<void> {
  for (const topic of topics) {
    await addSubscription(transaction, { subscriberId, topic });
    await transaction.query(
      `update newsletter_subscriptions set confirmed_at = now()
       where subscriber_id = $1 and topic = $2 and confirmed_at is null`,
      [subscriberId, topic],
    );
  }
}

/** Removes all other topics, and the subscriber with the address if none is left. Lock the subscriber first. */
export async function removeOtherTopics(
  transaction: Queryable,
  subscriberId: string,
  keptTopics: readonly NewsletterTopic[],
): Promise<void> {
  await transaction.query(
    'delete from newsletter_subscriptions where subscriber_id = $1 and topic <> all ($2::text[])',
    [subscriberId, keptTopics],
  );
  await removeWithoutTopics(transaction, [subscriberId]);
}

/** Lock the subscribers first. */
async function removeWithoutTopics(
  transaction: Queryable,
  subscriberIds: readonly string[],
): Promise<void> {
  await transaction.query(
    `delete from newsletter_subscribers
     where id = any ($1::text[])
       and not exists (select from newsletter_subscriptions where subscriber_id = id)`,
    [subscriberIds],
  );
}

const UNCONFIRMED_DAYS = 30;
/** The rows of one statement, so that it stays well below its timeout. */
const BATCH_ROWS = 5_000;

/** Removes what was not confirmed in time, with the addresses. Run by the cleanup job. */
export async function removeUnconfirmed(transaction: Queryable): Promise<void> {
  const unconfirmed = `confirmed_at is null and requested_at < now() - interval '${UNCONFIRMED_DAYS} days'`;
  for (;;) {
    const locked = await transaction.query<{ id: string }>(
      `select id from newsletter_subscribers
       where id in (
         select subscriber_id from newsletter_subscriptions where ${unconfirmed} limit $1
       )
       order by id for update`,
      [BATCH_ROWS],
    );
    if (locked.length === 0) return;
    const ids = locked.map(({ id }) => id);
    await transaction.query(
      `delete from newsletter_subscriptions where subscriber_id = any ($1::text[]) and ${unconfirmed}`,
      [ids],
    );
    await removeWithoutTopics(transaction, ids);
  }
}
