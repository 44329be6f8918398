import type { PersonalPart } from '../../personal-data/personal-part';

export const newsletterPersonalData: PersonalPart = {
  name: 'newsletter',
  tables: ['newsletter_subscribers'],
  async read(database, { verifiedEmail }) {
    const [subscription] = await database.query(
      `select email, created_at as "subscribedAt" from newsletter_subscribers where email_key = $1`,
      [verifiedEmail],
    );
    return subscription;
  },
  remove: (transaction, { verifiedEmail }) =>
    transaction.query('delete from newsletter_subscribers where email_key = $1', [verifiedEmail]),
};
