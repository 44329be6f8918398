import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/database';
import { mailChoiceOf, type OptionalMailKind } from './optional-mail';
import type { MailData } from './outbox';

/** How long a mail collects notices: short enough to be news, long enough for notices that are added at about the same time. */
const BATCH_SECONDS = 30;

/**
 * Like `queueOptionalMail`, but queues one mail for all calls within some seconds with the same recipient and category. Returns the id of
 * the mail, under which the caller stores its content; null if the recipient has turned the category off.
 */
export async function queueBatchedMail<Kind extends OptionalMailKind>(
  transaction: Queryable,
  kind: Kind,
  data: MailData[Kind],
): Promise<string | null> {
  const choice = mailChoiceOf(kind, data);
  if (!choice) return null;
  const { userId, category } = choice;
  // The update locks the mail, so that no worker claims it before this transaction ends.
  const [mail] = await transaction.query<{ id: string }>(
    `insert into outbox (id, kind, data, batch_key, next_at)
     select $1, $2, $3, concat_ws(' ', $2::text, $4::text, $5::text),
       now() + make_interval(secs => $6)
     where not exists (select from mail_opt_outs where user_id = $4 and category = $5)
     on conflict (batch_key) do update set batch_key = excluded.batch_key
     returning id`,
    [randomUUID(), kind, JSON.stringify(data), userId, category, BATCH_SECONDS],
  );
  return mail?.id ?? null;
}
