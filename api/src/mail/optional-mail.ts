import { randomUUID } from 'node:crypto';
import { MAIL_CATEGORIES, type MailCategory } from '@sopaan/schemas/account/mail-choices';
import { mixed, object, string } from 'yup';
import type { Queryable } from '../database/database';
import type { MailData } from './outbox';

/** The mails that their recipients can turn off, by category. Null if the data of the mail has the category. */
const CATEGORIES = {
  'application-received': 'applications',
  'mentor-accepted': 'applications',
  'mentor-declined': 'applications',
  'competition-registered': 'competitions',
  'competition-place': 'competitions',
  notices: null,
} as const satisfies Partial<Record<keyof MailData, MailCategory | null>>;
export type OptionalMailKind = keyof typeof CATEGORIES;

/** Identifies the choice that decides whether an optional mail is wanted. */
export interface MailChoiceKey {
  userId: string;
  category: MailCategory;
}

const keySchema = object({
  userId: string().required(),
  category: mixed<MailCategory>().oneOf(MAIL_CATEGORIES).required(),
});

/** The choice that decides about a mail of the outbox; null for a mail that is always sent. */
export function mailChoiceOf(kind: string, data: unknown): MailChoiceKey | null {
  if (!isOptional(kind)) return null;
  const category = CATEGORIES[kind];
  const fields: object = Object(data);
  return keySchema.validateSync({ ...fields, ...(category && { category }) });
}

function isOptional(kind: string): kind is OptionalMailKind {
  return Object.hasOwn(CATEGORIES, kind);
}

/** Like `queueMail`, unless the recipient has turned the category off. */
export async function queueOptionalMail<Kind extends OptionalMailKind>(
  transaction: Queryable,
  kind: Kind,
  data: MailData[Kind],
): Promise<void> {
  const choice = mailChoiceOf(kind, data);
  if (!choice) return;
  await transaction.query(
    `insert into outbox (id, kind, data) select $1, $2, $3
     where not exists (select from mail_opt_outs where user_id = $4 and category = $5)`,
    [randomUUID(), kind, JSON.stringify(data), choice.userId, choice.category],
  );
}

/** False if the recipient has turned the category off, possibly after the mail was queued. */
export async function isMailWanted(
  database: Queryable,
  { userId, category }: MailChoiceKey,
): Promise<boolean> {
  const optOuts = await database.query(
    'select from mail_opt_outs where user_id = $1 and category = $2',
    [userId, category],
  );
  return optOuts.length === 0;
}
