import type { PersonalPart } from '../../personal-data/personal-part';

/** Rows of the other tables are deleted with the address. */
export const newsletterPersonalData: PersonalPart = {
  name: 'newsletter',
  tables: ['newsletter_subscribers', 'newsletter_subscriptions', 'newsletter_recipients'],
  async read(database, { verifiedEmail }) {
    const [subscriber] = await database.query(
      `select email, created_at as "subscribedAt",
         (select jsonb_agg(jsonb_build_object('topic', topic, 'requestedAt', requested_at, 'confirmedAt', confirmed_at) order by topic)
          from newsletter_subscriptions where subscriber_id = id) as topics,
         (select jsonb_agg(issue_id order by issue_id)
          from newsletter_recipients where subscriber_id = id) as issues
       from newsletter_subscribers where email_key = $1`,
      [verifiedEmail],
    );
    return subscriber;
  },
  remove: (transaction, { verifiedEmail }) =>
    transaction.query('delete from newsletter_subscribers where email_key = $1', [verifiedEmail]),
};
