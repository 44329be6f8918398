import {
  MAIL_CATEGORIES,
  type MailCategory,
  type MailChoice,
} from '@sopaan/schemas/account/mail-choices';
import type { Queryable } from '../../../database/database';

/** Every category, in a fixed order. */
export async function findMailChoices(database: Queryable, userId: string): Promise<MailChoice[]> {
  const rows = await database.query<{ category: string }>(
    'select category from mail_opt_outs where user_id = $1',
    [userId],
  );
  const unwanted = new Set(rows.map(({ category }) => category));
  return MAIL_CATEGORIES.map((category) => ({ category, isWanted: !unwanted.has(category) }));
}

/** Does nothing if the account is gone. Marks the account as changed, so that a profile import that was previewed before is rejected. */
export async function setMailChoice(
  database: Queryable,
  userId: string,
  { category, isWanted }: { category: MailCategory; isWanted: boolean },
): Promise<void> {
  if (isWanted) {
    await database.query(
      `with changed as (update users set updated_at = now() where id = $1 returning id)
       delete from mail_opt_outs using changed where user_id = changed.id and category = $2`,
      [userId, category],
    );
    return;
  }
  await database.query(
    `with changed as (update users set updated_at = now() where id = $1 returning id)
     insert into mail_opt_outs (user_id, category) select id, $2 from changed
     on conflict do nothing`,
    [userId, category],
  );
}

/** False if the account is gone or has turned the category off. */
export async function isSubscribed(
  database: Queryable,
  userId: string,
  category: MailCategory,
): Promise<boolean> {
  const accounts = await database.query(
    `select from users where id = $1 and not exists (
       select from mail_opt_outs where user_id = $1 and category = $2
     )`,
    [userId, category],
  );
  return accounts.length > 0;
}
