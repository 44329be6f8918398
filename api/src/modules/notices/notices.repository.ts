import { randomUUID } from 'node:crypto';
import type { Notice } from '@sopaan/schemas/notices/notice';
import type { Queryable } from '../../database/database';
import { notify } from '../../database/notify';
import { queueBatchedMail } from '../../mail/batched-mail';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { NOTICES_CHANNEL } from './notices-channel';
import { NOTICE_MAIL_CATEGORIES } from './mails/mail-category';
import { NOTICE_COLUMNS, toNotice, type NoticeKind, type NoticeRow } from './notice-record';

export interface NewNotice {
  userId: string;
  kind: NoticeKind;
  title: string;
  body?: string;
  /** The page of the site that the notice is about. */
  path: string;
  /** A member gets at most one notice for each key. Notices without a key are not limited. */
  onceKey?: string;
  /** Confirms what the member has just done: it is listed, but not counted as unread. */
  isConfirmation?: boolean;
}

/**
 * Call it in the transaction that causes the notice: when that commits, open pages learn of it, and a mail is due soon, unless the member
 * does not want it.
 */
export async function addNotice(transaction: Queryable, notice: NewNotice): Promise<void> {
  const { userId, kind, title, body = '', path, onceKey, isConfirmation = false } = notice;
  const [added] = await transaction.query<{ id: string }>(
    `insert into notices (id, user_id, kind, title, body, path, once_key, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $8 then now() end)
     on conflict (user_id, once_key) do nothing
     returning id`,
    [randomUUID(), userId, kind, title, body, path, onceKey ?? null, isConfirmation],
  );
  if (!added) return;
  await announceChange(transaction, userId);
  await addToMail(transaction, { ...added, userId, kind });
}

async function addToMail(
  transaction: Queryable,
  { id, userId, kind }: { id: string; userId: string; kind: NoticeKind },
): Promise<void> {
  const category = NOTICE_MAIL_CATEGORIES[kind];
  if (category === null) return;
  const mailId = await queueBatchedMail(transaction, 'notices', { userId, category });
  await transaction.query('update notices set mail_id = $2 where id = $1', [id, mailId]);
}

/** The notices in a mail that have not been read, oldest first. */
export function findMailedNotices(database: Queryable, mailId: string): Promise<NoticeRow[]> {
  return database.query<NoticeRow & Record<string, unknown>>(
    `select ${NOTICE_COLUMNS} from notices where mail_id = $1 and read_at is null
     order by created_at, id`,
    [mailId],
  );
}

/** Wakes the streams of a member in all processes of the API once the transaction commits. */
async function announceChange(transaction: Queryable, userId: string): Promise<void> {
  await notify(transaction, NOTICES_CHANNEL, userId);
}

export function findNotices(
  database: Queryable,
  userId: string,
  { unread, ...page }: PageRequest & { unread?: boolean | undefined },
): Promise<Page<Notice>> {
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  if (unread) conditions.add('read_at is null');
  return findPage<NoticeRow & Record<string, unknown>, Notice>(database, page, {
    columns: NOTICE_COLUMNS,
    from: 'notices',
    conditions,
    order: [
      ['created_at', 'timestamptz'],
      ['id', 'text'],
    ],
    direction: 'desc',
    toItem: toNotice,
  });
}

export async function countUnread(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from notices where user_id = $1 and read_at is null',
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns false if the member has no such notice. */
export async function markRead(
  transaction: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const found = await transaction.query<{ was_read: boolean }>(
    `update notices set read_at = coalesce(notices.read_at, now())
     from (select id, read_at from notices where id = $1 and user_id = $2 for update) as before
     where notices.id = before.id
     returning before.read_at is not null as was_read`,
    [id, userId],
  );
  if (found[0]?.was_read === false) await announceChange(transaction, userId);
  return found.length > 0;
}

export async function markAllRead(transaction: Queryable, userId: string): Promise<void> {
  const changed = await transaction.query(
    'update notices set read_at = now() where user_id = $1 and read_at is null returning id',
    [userId],
  );
  if (changed.length > 0) await announceChange(transaction, userId);
}
