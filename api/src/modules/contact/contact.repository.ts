import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@sopaan/schemas/contact/contact';
import type { Queryable } from '../../database/database';
import {
  MESSAGE_MAILS,
  type AnswerRow,
  type MessageMailRow,
  type MessageRow,
  type MessageStatus,
  type Suspicion,
} from './contact-record';

/** A message with the same text from the same address within this time is a duplicate. */
const DUPLICATE_WINDOW_MINUTES = 10;
/** The minimum time between two confirmations to one address, so that nobody can flood somebody else's mailbox. */
const CONFIRMATION_MINUTES = 60;
const COLUMNS = 'id, subject, name, last_name, email, message, status, suspicion, created_at';

/** Serializes the messages of one address. */
export async function lockSender(transaction: Queryable, email: string): Promise<void> {
  await transaction.query(
    "select pg_advisory_xact_lock(hashtextextended('contact ' || lower($1), 0))",
    [email],
  );
}

export async function findDuplicateId(
  transaction: Queryable,
  fingerprint: string,
): Promise<string | undefined> {
  const [duplicate] = await transaction.query<{ id: string }>(
    `select id from contact_messages
     where fingerprint = $1 and created_at > now() - make_interval(mins => $2)`,
    [fingerprint, DUPLICATE_WINDOW_MINUTES],
  );
  return duplicate?.id;
}

interface NewMessage extends ContactMessage {
  fingerprint: string;
  suspicion: Suspicion | null;
}

export async function addMessage(transaction: Queryable, message: NewMessage): Promise<string> {
  const { fingerprint, subject = 'general', name, lastName, email, message: text } = message;
  const id = randomUUID();
  await transaction.query(
    `insert into contact_messages (id, fingerprint, subject, name, last_name, email, message, suspicion)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, fingerprint, subject, name, lastName, email, text, message.suspicion],
  );
  return id;
}

/** Returns false if the address has had a confirmation within the last hour. */
export async function markConfirmed(transaction: Queryable, id: string): Promise<boolean> {
  const marked = await transaction.query(
    `update contact_messages as message set confirmed_at = now()
     where id = $1 and not exists (
       select from contact_messages as other
       where lower(other.email) = lower(message.email)
         and other.confirmed_at > now() - make_interval(mins => $2)
     )
     returning id`,
    [id, CONFIRMATION_MINUTES],
  );
  return marked.length > 0;
}

export async function findMessage(
  database: Queryable,
  id: string,
): Promise<MessageRow | undefined> {
  const [message] = await database.query<MessageRow & Record<string, unknown>>(
    `select ${COLUMNS} from contact_messages where id = $1`,
    [id],
  );
  return message;
}

/** The message with this id or reference. Throws if several have the reference. */
export async function findMessageByReference(
  database: Queryable,
  reference: string,
): Promise<MessageRow | undefined> {
  const messages = await database.query<MessageRow & Record<string, unknown>>(
    `select ${COLUMNS} from contact_messages where id = $1 or left(id, 8) = $1 limit 2`,
    [reference.toLowerCase()],
  );
  if (messages.length > 1) throw new Error(`Several messages have the reference ${reference}.`);
  return messages[0];
}

interface ListedMessages {
  statuses: readonly MessageStatus[];
  /** Only messages that are probably spam, or only others. */
  isSuspicious: boolean;
  limit: number;
}

/** The messages with these statuses, oldest first. */
export function findMessages(
  database: Queryable,
  { statuses, isSuspicious, limit }: ListedMessages,
): Promise<MessageRow[]> {
  return database.query<MessageRow & Record<string, unknown>>(
    `select ${COLUMNS} from contact_messages
     where status = any($1) and (suspicion is not null) = $2
     order by created_at, id limit $3`,
    [statuses, isSuspicious, limit],
  );
}

/** The number of open messages that are probably spam. */
export async function countSuspicious(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    "select count(*) as count from contact_messages where status = 'open' and suspicion is not null",
  );
  return row?.count ?? 0;
}

export async function setMessageStatus(
  database: Queryable,
  id: string,
  status: MessageStatus,
): Promise<void> {
  await database.query('update contact_messages set status = $2 where id = $1', [id, status]);
}

export async function addAnswer(
  transaction: Queryable,
  messageId: string,
  text: string,
): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    'insert into contact_answers (id, message_id, text) values ($1, $2, $3)',
    [id, messageId, text],
  );
  return id;
}

/** The answers to a message, oldest first. */
export function findAnswers(database: Queryable, messageId: string): Promise<AnswerRow[]> {
  return database.query<AnswerRow & Record<string, unknown>>(
    'select id, text, created_at from contact_answers where message_id = $1 order by created_at, id',
    [messageId],
  );
}

/** The mails about messages that the outbox still has, oldest first. The mail to the operator precedes that to the sender. */
export function findMessageMails(
  database: Queryable,
  messageIds: readonly string[],
): Promise<MessageMailRow[]> {
  return database.query<MessageMailRow & Record<string, unknown>>(
    `select data ->> 'messageId' as message_id, kind, data ->> 'answerId' as answer_id, last_error,
       case
         when sent_at is not null then 'sent'
         when skipped_at is not null then 'skipped'
         when is_refused then 'refused'
         when failed_at is not null then 'failed'
         else 'waiting'
       end as state
     from outbox where data ->> 'messageId' = any($1) and kind = any($2)
     order by created_at, kind, id`,
    [messageIds, Object.keys(MESSAGE_MAILS)],
  );
}
