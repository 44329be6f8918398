import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import type { Queryable } from '../../../database/database';
import { addConfirmedTopics, storeSubscriber } from '../subscriptions/subscriptions.repository';

/** Stores an address with confirmed topics; returns its id. */
export async function addSubscriber(
  database: Queryable,
  email: string,
  topics: readonly NewsletterTopic[] = ['weekly'],
): Promise<string> {
  const id = await storeSubscriber(database, email);
  await addConfirmedTopics(database, id, topics);
  return id;
}

/** Subscribers with the addresses `reader1@example.com` and so on. */
export async function addSubscribers(database: Queryable, count: number): Promise<void> {
  await database.query(
    `with added as (
       insert into newsletter_subscribers (id, email_key, email)
       select 'reader' || n, 'reader' || n || '@example.com', 'reader' || n || '@example.com'
       from generate_series(1, $1) n returning id
     )
     insert into newsletter_subscriptions (subscriber_id, topic, confirmation_id, confirmed_at)
     select id, 'weekly', id, now() from added`,
    [count],
  );
}

/** The part of an export for an address that `addSubscriber` has stored. */
export function exportedSubscription(email: string, time: unknown) {
  const topics = [{ topic: 'weekly', requestedAt: time, confirmedAt: time }];
  return { newsletter: { email, subscribedAt: time, topics, issues: null } };
}
