import { createHash } from 'node:crypto';
import {
  CONTACT_MIN_SECONDS,
  type ContactMessage,
  type sendContactMessageEndpoint,
} from '@sopaan/schemas/contact/contact';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Database } from '../../database/database';
import { queueMail } from '../../mail/outbox';
import type { MessageRow, Suspicion } from './contact-record';
import {
  addAnswer,
  addMessage,
  findDuplicateId,
  lockSender,
  markConfirmed,
  setMessageStatus,
} from './contact.repository';

type SentMessage = RequestOf<typeof sendContactMessageEndpoint>;

/**
 * Stores a message, notifies the operator and confirms it to the sender. A message that is probably spam is only stored:
 * `messages list --suspicious` shows it. Returns its id, which for a duplicate is that of the first message.
 */
export function receiveMessage(
  database: Database,
  message: SentMessage,
  operatorAddress: string | undefined,
): Promise<string> {
  const suspicion = findSuspicion(message);
  const fingerprint = messageHash(message);
  return database.transaction(async (transaction) => {
    await lockSender(transaction, message.email);
    const duplicateId = await findDuplicateId(transaction, fingerprint);
    if (duplicateId) return duplicateId;
    const messageId = await addMessage(transaction, { ...message, fingerprint, suspicion });
    if (suspicion) return messageId;
    if (operatorAddress)
      await queueMail(transaction, 'contact-message', { messageId, to: operatorAddress });
    if (await markConfirmed(transaction, messageId))
      await queueMail(transaction, 'contact-received', { messageId });
    return messageId;
  });
}

/** Stores an answer and mails it to the sender of the message. */
export function answerMessage(
  database: Database,
  { id }: MessageRow,
  text: string,
  replyTo: string | undefined,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const answerId = await addAnswer(transaction, id, text);
    await setMessageStatus(transaction, id, 'answered');
    await queueMail(transaction, 'contact-answer', {
      messageId: id,
      answerId,
      ...(replyTo !== undefined && { replyTo }),
    });
  });
}

function findSuspicion({ website, seconds }: SentMessage): Suspicion | null {
  if (website) return 'hidden field filled';
  if (seconds !== undefined && seconds < CONTACT_MIN_SECONDS) return 'written too fast';
  return null;
}

function messageHash({ subject, name, lastName, email, message }: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([subject ?? 'general', name, lastName, email, message]))
    .digest('hex');
}
