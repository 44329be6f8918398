import { randomUUID } from 'node:crypto';
import type { MailCategory } from '@sopaan/schemas/account/mail-choices';
import type { Queryable } from '../database/database';
import type { MailData } from './outbox';

/** The mails that their recipients can turn off, by category. */
const CATEGORIES = {
  'application-received': 'applications',
  'mentor-accepted': 'applications',
  'mentor-declined': 'applications',
  'competition-registered': 'competitions',
  'competition-place': 'competitions',
} as const satisfies Partial<Record<keyof MailData, MailCategory>>;
type OptionalMailKind = keyof typeof CATEGORIES;

/** Like `queueMail`, unless the recipient has turned the category off. */
export async function queueOptionalMail<Kind extends OptionalMailKind>(
  transaction: Queryable,
  kind: Kind,
  data: MailData[Kind],
): Promise<void> {
  await transaction.query(
    `insert into outbox (id, kind, data) select $1, $2, $3
     where not exists (select from mail_opt_outs where user_id = $4 and category = $5)`,
    [randomUUID(), kind, JSON.stringify(data), data.userId, CATEGORIES[kind]],
  );
}
